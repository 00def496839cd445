/** How the kanji of the printed names are read. */

/** A part of a name, with its reading where it is written in kanji. */
export interface Reading {
  readonly text: string;
  readonly kana?: string;
}

const READINGS: Readonly<Record<string, string>> = {
  防壁: 'ぼうへき',
  設置: 'せっち',
  破壊: 'はかい',
  補充: 'ほじゅう',
  兵士: 'へいし',
  英雄: 'えいゆう',
  召喚: 'しょうかん',
  魔術士: 'まじゅつし',
  装備: 'そうび',
  装備兵: 'そうびへい',
  一般兵: 'いっぱんへい',
  帰還: 'きかん',
  再会: 'さいかい',
  停戦: 'ていせん',
  対象: 'たいしょう',
  変更: 'へんこう',
  判定: 'はんてい',
  世代: 'せだい',
  交代: 'こうたい',
  投擲: 'とうてき',
  死: 'し',
  槍: 'やり',
  剣: 'つるぎ',
  雨: 'あめ',
  徴募: 'ちょうぼ',
  奇襲: 'きしゅう',
  開封: 'かいふう',
  罠: 'わな',
};
/** The longest word first. */
const WORDS = Object.keys(READINGS).sort((a, b) => b.length - a.length);
const WORD = new RegExp(`(${WORDS.join('|')})`);

/** A Japanese name in parts: 兵士召喚 is 兵士 (へいし) and 召喚 (しょうかん). */
export function readings(name: string): Reading[] {
  const parts = name.split(WORD).filter((text) => text !== '');
  return parts.map((text) => {
    const kana = READINGS[text];
    return kana === undefined ? { text } : { text, kana };
  });
}
