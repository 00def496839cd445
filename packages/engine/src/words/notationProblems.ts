/** What is wrong with a text, in the reader's language. The messages of the notation are English; here are their Japanese forms. */
import type { Lang } from './lang.ts';

type Phrase = readonly [RegExp, string];

/** What could stand there instead. */
const EXPECTED: readonly Phrase[] = [
  [/^a regulation such as (.+)$/, 'レギュレーション（$1 など）'],
  [/^("turn: A") or ("turn: B")$/, '$1 か $2'],
  [/^a part of the position$/, '盤面の項目'],
  [/^a zone$/, '領域の名前'],
  [/^a player, A or B$/, 'プレイヤー（A か B）'],
  [/^a whole number such as \+3 or -2$/, '整数（+3、-2 など）'],
  [/^the name of a unit or request$/, 'キャラクターかリクエストの名前'],
  [/^a name$/, '名前'],
  [/^a card$/, 'カード'],
  [/^cards such as S5 or S5\+S8$/, 'カード（S5、S5+S8 など）'],
  [/^the new cards$/, '出たばかりのカード'],
  [/^the id of an action$/, 'アクションのid'],
  [/^a target$/, '対象'],
  [/^one rare card$/, 'レアカード1枚'],
  [/^a deck such as (.+)$/, 'デッキ（$1 など）'],
  [/^one deck or two$/, 'デッキ1つか2つ'],
  [/^a suit \(S H D C\) and numbers, or JK1$/, 'スート（S H D C）と数字、または JK1'],
  [/^numbers such as (.+)$/, '数字（$1 など）'],
  [/^a choice$/, '選択'],
  [/^the number of the turn$/, 'ターンの番号'],
  [/^whose turn it is, A or B$/, 'ターンプレイヤー（A か B）'],
  [/^("\)"), which ends the note$/, '注記の終わりの $1'],
  [/^the rest of the request \((.*)\)$/, 'リクエストの残り（$1）'],
  [/^a value$/, '値'],
  [/^a text in quotation marks, as in JSON$/, 'JSONと同じく引用符で囲んだ文字列'],
  [/^(".*") first$/, '最初に $1 '],
  [/^(.+) or (.+)$/, '$1 か $2'],
];

/** `<$1>` is something expected, `{$1}` another problem: each is translated in its turn. */
const PROBLEMS: readonly Phrase[] = [
  [/^expected a second deck; write (.+)$/, '2つ目のデッキが必要です（$1 と書きます）'],
  [/^expected (.+), found nothing$/, '<$1>が必要です'],
  [/^expected (.+), found more$/, '<$1>だけを書きます'],
  [/^expected (.+), but the (?:text|line) ends here$/, 'ここで終わっていますが、<$1>が必要です'],
  [/^expected (.+), found (".*")$/, '<$1>が必要なところに$2があります'],
  [/^expected (.+)$/, '<$1>が必要です'],
  [/^(\S+|\S+ ".*") is given twice$/, '$1が2回書かれています'],
  [/^(\S+) has (\S+) twice$/, '$1の$2が2枚あります'],
  [/^(".*") is not a card; write (.+)$/, '$1というカードはありません（$2 のように書きます）'],
  [/^(".*") is not a card of this unit \((.*)\)$/, '$1はこのキャラクターのカードではありません（$2）'],
  [/^names a card that is not in this unit$/, 'このキャラクターにないカードです'],
  [
    /^nothing is called (".*"); nothing has a name here$/,
    '$1というものはありません（ここには名前のあるものがありません）',
  ],
  [/^nothing is called (".*"); there are (.+)$/, '$1というものはありません（あるのは $2）'],
  [/^there is no unit (".*")$/, '$1というキャラクターはいません'],
  [/^there is no request (".*")$/, '$1というリクエストはありません'],
  [/^two units are called (".*")$/, '$1というキャラクターが2体います'],
  [/^(".*") does not attack$/, '$1はアタッカーではありません'],
  [/^(\S+) has no action (".*")$/, '$1に$2というアクションはありません'],
  [/^(\S+) has no fog (".*")$/, '$1に$2というフォグはありません'],
  [/^(".*") is not a once-per-turn action of (\S+)$/, '$2の$1は、1ターンに1回のアクションではありません'],
  [/^a unit needs a card$/, 'キャラクターにはカードが必要です'],
  [/^(".*") is neither soldier nor bulwark$/, '$1は兵士でも防壁でもありません'],
  [/^a bulwark has one card$/, '防壁のカードは1枚です'],
  [/^the cards of an equipped soldier are of one suit$/, '装備兵のカードは同じスートです'],
  [/^no more than (\d+) cards can lie here$/, 'ここに置けるのは$1枚までです'],
  [/^a stage has room for (\d+) requests$/, 'ステージに置けるリクエストは$1件までです'],
  [/^no action has more than (\d+) key cards$/, 'キーカードは$1枚までです'],
  [/^(\S+) is not a whole number from (\S+) to (\S+)$/, '$1ではなく、$2から$3までの整数を書きます'],
  [/^(\S+) is not a whole number$/, '$1は整数ではありません'],
  [/^(".*") is not a player; write A or B$/, '$1というプレイヤーはいません（A か B と書きます）'],
  [/^(".*") cannot be written as a name; use letters and digits$/, '$1は名前にできません（文字と数字を使います）'],
  [/^is missing$/, '書かれていません'],
  [/^(\S+) cannot be played here$/, '$1という組み合わせはありません'],
  [/^(".*") has more than three parts; write .*$/, '$1は長すぎます（8.0/lite/full のように書きます）'],
  [/^there is no edition (".*"); .*\(known: (.*)\)$/, '$1という版はありません（$2）'],
  [/^there is no format (".*"); .*\(known: (.*)\)$/, '$1というフォーマットはありません（$2）'],
  [/^there is no frame (".*"); .*\(known: (.*)\)$/, '$1というフレームはありません（$2）'],
  [/^there is no option (".*"); .*\(known: (.*)\)$/, '$1というオプションはありません（$2）'],
  [/^the edition is missing; .*$/, '版がありません（8.0/lite/full のように書きます）'],
  [/^the format is missing; .*$/, 'フォーマットがありません（8.0/lite/full のように書きます）'],
  [/^the frame is missing; .*$/, 'フレームがありません（8.0/lite/full のように書きます）'],
  [/^the option is missing; .*$/, 'オプションがありません（+preset2 のように書きます）'],
  [/^the header lacks (".*"), which goes before the moves$/, '手の前に $1 の行がありません'],
  [/^this record has format (".*"); only (\S+) is known$/, '記録の形式が$1です（読めるのは $2 だけです）'],
  [/^there is no header (".*") \(known: (.*)\)$/, '$1という項目はありません（$2）'],
  [
    /^(".*") is not a seed(?:; write 32 hexadecimal digits, or a small number)?$/,
    '$1はシードではありません（16進数32桁か、小さな整数を書きます）',
  ],
  [/^(\S+) does not allow this deck: .*$/, 'このデッキは$1では使えません'],
  [
    /^the game ends with hash (\S+), the record says "?(.*?)"?$/,
    '記録の終わりのハッシュは$2ですが、再生すると$1になります',
  ],
  [/^it is turn (\d+) ([AB]) here, not (".*")$/, 'ここは$2のターン（$1）で、$3ではありません'],
  [/^it is ([AB])’s choice here$/, 'ここで選ぶのは$1です'],
  [/^the game is over here, found (".*")$/, 'ここで対戦は終わっていますが、$1があります'],
  [/^the game is over here$/, 'ここで対戦は終わっています'],
  [/^there is no choice (".*"); ([AB]) may choose (.*)$/, '$1という選択はありません。$2が選べるのは $3'],
  [/^(\S+) cannot be chosen here; ([AB]) may choose (.*)$/, 'ここで$1は選べません。$2が選べるのは $3'],
  [/^choices stand below a line (".*")$/, '選択は $1 の行より下に書きます'],
  [/^game (\d+) is not finished$/, '$1ゲーム目が終わっていません'],
  [/^the series is over before game (\d+)$/, '$1ゲーム目の前にシリーズは終わっています'],
  [/^game (\d+) is not of this series: .*$/, '$1ゲーム目はこのシリーズのゲームではありません'],
  [/^the score stands at the end$/, 'スコアは最後に書きます'],
  [/^the games say that it goes on, not (".*")$/, 'シリーズはまだ続いていて、結果は$1ではありません'],
  [/^the games say (\S+), not (".*")$/, '結果は$2ではなく$1です'],
  [/^the series has no game yet$/, 'シリーズにまだゲームがありません'],
  [/^the record ends in the middle of a request$/, '記録がリクエストの途中で終わっています'],
  [/^this record is of (\S+), graveTop \S+$/, 'この記録は$1のものです'],
  [/^the position, line (\d+), column (\d+): (.*)$/, '盤面の$1行$2文字目: {$3}'],
  [/^choice (\d+) of the record: .*$/, '記録の$1番目の選択は、ここではできません'],
  [/^(".*") runs backwards; write the lower number first$/, '$1は逆順です（小さい数字を先に書きます）'],
];

const phrase = (phrases: readonly Phrase[], text: string): string => {
  const known = phrases.find(([pattern]) => pattern.test(text));
  return known === undefined ? text : text.replace(known[0], known[1]);
};

/** The problem of a NotationError, PositionError or RecordError; in Japanese where we know the phrase, else as it is. */
export function notationProblemText(problem: string, lang: Lang): string {
  if (lang === 'en') return problem;
  return phrase(PROBLEMS, problem)
    .replace(/<(.+?)>/, (_, expected: string) => phrase(EXPECTED, expected))
    .replace(/\{(.+)\}/, (_, inner: string) => notationProblemText(inner, lang));
}
