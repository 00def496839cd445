/** Calls now and then while the page is looked at, and when it is looked at again. Returns how to stop. */
export function whileVisible(call: () => void, ms: number): () => void {
  const look = () => void (document.visibilityState === 'visible' && call());
  const timer = window.setInterval(look, ms);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
