/** A part of the app that cannot be loaded is most likely of an older build than the server has: load the page again, once. */
const TRIED = 'blackpoker.reloaded';
const LONG_AGO = 30_000;

export function reloadOnLostPart(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

/** Not twice in a row: then something else is wrong, and the error is shown. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(TRIED) ?? 0);
    sessionStorage.setItem(TRIED, String(Date.now()));
    return navigator.onLine && Date.now() - last > LONG_AGO;
  } catch {
    return false;
  }
}
