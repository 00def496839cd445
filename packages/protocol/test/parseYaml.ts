/** The little of YAML that the compose file uses: maps, lists of texts, texts, and the empty map. */
export type Yaml = string | readonly string[] | { readonly [key: string]: Yaml };

interface Line {
  readonly indent: number;
  readonly text: string;
}

/** Throws where it meets anything else. */
export function parseYaml(source: string): Yaml {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return mapOf(lines.map((line) => ({ indent: line.search(/\S/), text: line.trim() })));
}

function parsedValue(text: string, below: readonly Line[]): Yaml {
  if (text === '{}') return {};
  if (text !== '') return plain(text);
  return below[0]?.text.startsWith('- ') === true ? below.map(({ text }) => plain(text.slice(2))) : mapOf(below);
}

function mapOf(lines: readonly Line[]): Yaml {
  const map: Record<string, Yaml> = {};
  for (let i = 0; i < lines.length; ) {
    const { indent, text } = lines[i] ?? { indent: 0, text: '' };
    const [, key, rest = ''] = /^([\w.-]+):(?: (.*))?$/.exec(text) ?? [];
    if (key === undefined || indent !== lines[0]?.indent || key in map) throw new Error(`this cannot be read: ${text}`);
    let end = i + 1;
    while ((lines[end]?.indent ?? 0) > indent) end++;
    map[key] = parsedValue(rest, lines.slice(i + 1, end));
    i = end;
  }
  return map;
}

const plain = (text: string): string => text.replace(/^"(.*)"$/, '$1');
