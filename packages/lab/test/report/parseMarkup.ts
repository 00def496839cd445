/** A strict reader of markup: every element is closed, every attribute is quoted, and text holds no bare sign. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
  readonly descendants: () => Element[];
  readonly text: () => string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(text: string): string {
  const read = text.replace(/&(#?\w+);/g, (whole, name: string) => {
    if (ENTITIES[name] === undefined) throw new Error(`unknown entity ${whole}`);
    return ENTITIES[name] === '&' ? '\u0000' : (ENTITIES[name] ?? '');
  });
  if (read.includes('&')) throw new Error(`bare & in "${text.slice(0, 40)}"`);
  return read.replaceAll('\u0000', '&');
}

function element(name: string, attributes: Record<string, string>): Element {
  const children: (Element | string)[] = [];
  const elements = (): Element[] => children.filter((child): child is Element => typeof child !== 'string');
  return {
    name,
    attributes,
    children,
    descendants: () => elements().flatMap((child) => [child, ...child.descendants()]),
    text: () => children.map((child) => (typeof child === 'string' ? child : child.text())).join(''),
  };
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?: [\w:-]+="[^"<>]*")*)\s?(\/?)>/y;

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`an attribute twice in ${text}`);
  return Object.fromEntries(pairs);
}

export function parseMarkup(page: string): Element {
  const body = page
    .replace(/^<!DOCTYPE html>\n/, '')
    .replace(/<(style|script)>[^<]*<\/\1>/g, '')
    .trim();
  const top = element('', {});
  const open = [top];
  for (let at = 0; at < body.length; ) {
    const here = open.at(-1) ?? top;
    if (body[at] !== '<') {
      const end = body.indexOf('<', at) === -1 ? body.length : body.indexOf('<', at);
      if (body.slice(at, end).includes('>')) throw new Error(`bare > in "${body.slice(at, end).slice(0, 40)}"`);
      here.children.push(plain(body.slice(at, end)));
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(body);
    if (tag === null) throw new Error(`no tag: ${body.slice(at, at + 60)}`);
    const [whole, closes, name = '', attributes = '', single] = tag;
    at += whole.length;
    if (closes === '/') {
      if (here.name !== name) throw new Error(`</${name}> closes <${here.name}>`);
      open.pop();
      continue;
    }
    const child = element(name, attributesOf(attributes));
    here.children.push(child);
    if (single !== '/') open.push(child);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  const [root, ...rest] = top.children;
  if (rest.length > 0 || root === undefined || typeof root === 'string') throw new Error('there is not one root');
  return root;
}
