/** JSON of objects that are told again and again and never change: each is put into words once. */
const texts = new WeakMap<object, string>();

export function steadyText(steady: object): string {
  const known = texts.get(steady);
  if (known !== undefined) return known;
  const text = JSON.stringify(steady);
  texts.set(steady, text);
  return text;
}
