/** Puts a text on the clipboard, also over plain http, where browsers have only the old way. False: the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** While a sheet is open nothing outside of it can be selected. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'sr-only' });
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
