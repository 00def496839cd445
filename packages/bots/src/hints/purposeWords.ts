/** What a move is for, said to its player in at most 25 words. `their` and `your` stand in {unit} and {units}. */
import type { Text } from '@blackpoker/engine';

export const PURPOSE_WORDS = {
  // waiting
  onlyPass: { ja: 'パス：ほかにできることはありません。', en: 'Pass: there is nothing else to do.' },
  passIdle: {
    ja: 'パス：いまの手札では、これを変えられません。',
    en: 'Pass: nothing you hold would change this.',
  },
  passWait: {
    ja: 'パス：いまできることは、あとでも間に合います。',
    en: 'Pass: what you could do now can wait.',
  },
  passKeep: {
    ja: 'パス：ここで使うより、手札を残すほうが得です。',
    en: 'Pass and keep your cards: using them now costs more than it brings.',
  },
  passOwn: { ja: 'パス：自分の「{action}」を解決させます。', en: 'Pass: let your {action} take effect.' },
  end: {
    ja: 'ターンを終える：いまはこれ以上しないほうが得です。',
    en: 'End your turn: doing more now costs more than it brings.',
  },
  endReady: {
    ja: 'ターンを終える：チャージ状態のキャラクターがブロックに備えます。',
    en: 'End your turn: what stays upright can block.',
  },
  // attack and block
  attack: {
    ja: 'アタック：相手はブロックするか、ライフを失います。',
    en: 'Attack: they must block or lose life.',
  },
  attackFree: {
    ja: 'アタック：相手にはブロックできるキャラクターがいません。',
    en: 'Attack: they have nobody left to block.',
  },
  attackWins: {
    ja: 'アタック：ブロックされなければ{n}ダメージ。相手のライフは{life}です。',
    en: 'Attack: {n} damage if nobody blocks, and they have {life} life.',
  },
  noAttack: {
    ja: '攻撃しない：兵士をチャージ状態のままにして、ブロックに備えます。',
    en: 'Do not attack: your soldiers stay upright to block.',
  },
  attackWith: {
    ja: '{units}で攻撃：ブロックされなければ{n}ダメージです。',
    en: 'Attack with {units}: {n} damage if nobody blocks.',
  },
  attackWithWins: {
    ja: '{units}で攻撃：{n}ダメージが通れば勝ちです。',
    en: 'Attack with {units}: {n} damage is enough to win.',
  },
  attackAll: {
    ja: '{k}体で攻撃：ブロックされなければ{n}ダメージです。',
    en: 'Attack with {k} soldiers: {n} damage if nobody blocks.',
  },
  noBlock: {
    ja: 'ブロックしない：キャラクターを失うより、{n}ダメージのほうが軽くすみます。',
    en: 'Do not block: {n} damage costs less than a character.',
  },
  blockWins: {
    ja: '{units}で{unit}をブロック：アタッカーを倒します。',
    en: 'Block {unit} with {units}: the attacker falls.',
  },
  blockTies: {
    ja: '{units}で{unit}をブロック：相打ちになります。',
    en: 'Block {unit} with {units}: both sides fall.',
  },
  blockLoses: {
    ja: '{units}で{unit}をブロック：ブロッカーは倒れますが、{n}ダメージを防ぎます。',
    en: 'Block {unit} with {units}: the blocker falls, but you keep {n} life.',
  },
  blockTrap: {
    ja: '{units}で{unit}をブロック：数字が合うので、アタッカーを倒します。',
    en: 'Block {unit} with {units}: the number fits, so the attacker falls.',
  },
  blockWall: {
    ja: '{units}で{unit}をブロック：防壁と引きかえに{n}ダメージを防ぎます。',
    en: 'Block {unit} with {units}: the bulwark breaks and stops {n} damage.',
  },
  blockMany: {
    ja: '{k}体のアタッカーをブロック：{n}ダメージを防ぎます。',
    en: 'Block {k} attackers: that stops {n} damage.',
  },
  // summons
  setBulwark: {
    ja: 'カードを1枚伏せる：防壁は召喚のコストになり、ブロックもできます。',
    en: 'Lay a card face down: bulwarks pay for summons and can block.',
  },
  setBulwarkCard: {
    ja: '{card}を伏せる：防壁は召喚のコストになり、ブロックもできます。',
    en: 'Lay {card} face down: bulwarks pay for summons and can block.',
  },
  summonFirst: { ja: '{card}を出す：最初の兵士です。', en: 'Summon {card}: your first soldier.' },
  summonOver: {
    ja: '{card}を出す：相手のどの兵士よりも大きい兵士です。',
    en: 'Summon {card}: bigger than every soldier of theirs.',
  },
  summonBiggest: { ja: '{card}を出す：自分のいちばん大きい兵士です。', en: 'Summon {card}: your biggest soldier.' },
  summonMore: {
    ja: '{card}を出す：攻撃とブロックの手数が増えます。',
    en: 'Summon {card}: one more soldier to attack and block.',
  },
  summonHaste: { ja: '{card}を出す：このターンすぐに攻撃できます。', en: 'Summon {card}: it may attack at once.' },
  summonMagician: {
    ja: '{card}を出す：「{type}」のコストが軽くなります。',
    en: 'Summon {card}: it makes your {type} cheaper.',
  },
  quickSummon: {
    ja: '{card}を出す：ブロックできるキャラクターが増えます。',
    en: 'Put {card} in now: one more to block.',
  },
  rareSummon: { ja: 'レアカードの{card}を兵士として出します。', en: 'Bring in your rare card {card} as a soldier.' },
  equip: { ja: '{card}を{unit}に重ねる：サイズが{n}になります。', en: 'Lay {card} on {unit}: its size becomes {n}.' },
  // sizes
  up: { ja: '{unit}のサイズを、このターンだけ{n}に上げます。', en: 'Raise {unit} to size {n} for this turn.' },
  upWins: {
    ja: '{unit}のサイズを{n}に上げる：戦闘の結果が変わります。',
    en: 'Raise {unit} to size {n}: that turns its fight.',
  },
  upSaves: {
    ja: '{unit}のサイズを{n}に上げる：相手の「{action}」に耐えます。',
    en: 'Raise {unit} to size {n}: it survives their {action}.',
  },
  upDamage: {
    ja: '{unit}のサイズを{n}に上げる：通ればダメージが増えます。',
    en: 'Raise {unit} to size {n}: it hits harder.',
  },
  down: { ja: '{unit}のサイズを、このターンだけ{n}に下げます。', en: 'Shrink {unit} to size {n} for this turn.' },
  downKills: { ja: '{unit}のサイズを0以下にする：墓地に送れます。', en: 'Shrink {unit} to nothing: it falls.' },
  downWins: {
    ja: '{unit}のサイズを{n}に下げる：戦闘の結果が変わります。',
    en: 'Shrink {unit} to size {n}: that turns its fight.',
  },
  downDamage: {
    ja: '{unit}のサイズを{n}に下げる：受けるダメージが減ります。',
    en: 'Shrink {unit} to size {n}: it deals less damage.',
  },
  force: {
    ja: '自分の兵士すべてのサイズを、このターンだけ{n}上げます。',
    en: 'All your soldiers grow by {n} for this turn.',
  },
  // turning
  driveAttacker: {
    ja: '{unit}をドライブする：このターンは攻撃できません。',
    en: 'Turn {unit} sideways: it cannot attack this turn.',
  },
  driveBlocker: { ja: '{unit}をドライブする：ブロックできません。', en: 'Turn {unit} sideways: it cannot block.' },
  driveNext: {
    ja: '{unit}をドライブする：次の自分のターンにブロックできません。',
    en: 'Turn {unit} sideways: it cannot block on your next turn.',
  },
  chargeBlocker: {
    ja: '{unit}をチャージする：ブロックできるようになります。',
    en: 'Turn {unit} upright: it can block.',
  },
  chargeAgain: { ja: '{unit}をチャージする：もう一度使えます。', en: 'Turn {unit} upright: you can use it again.' },
  twist: { ja: '{unit}をチャージかドライブします。', en: 'Turn {unit} upright or sideways.' },
  reverseSoldier: {
    ja: '{unit}を防壁にする：攻撃できなくなります。',
    en: 'Turn {unit} into a bulwark: it can no longer attack.',
  },
  reverseBulwark: { ja: '{unit}を兵士にします。', en: 'Turn {unit} into a soldier.' },
  surprise: {
    ja: '自分の防壁をすべて兵士にして、チャージします。',
    en: 'Turn all your bulwarks into soldiers, upright and ready.',
  },
  // requests
  counterWin: {
    ja: '無効にする：相手の「{action}」が通ると負けます。',
    en: 'Counter it: their {action} would win the game.',
  },
  counterDamage: {
    ja: '無効にする：相手の「{action}」は{n}ダメージです。',
    en: 'Counter it: their {action} would deal {n} damage.',
  },
  counterUnit: {
    ja: '無効にする：相手の「{action}」は{unit}を狙っています。',
    en: 'Counter it: their {action} is aimed at {unit}.',
  },
  counterCard: {
    ja: '無効にする：{card}が場に出るのを防ぎます。',
    en: 'Counter it: {card} would enter the field.',
  },
  counterAny: {
    ja: '相手の「{action}」を無効にします。',
    en: 'Counter their {action} before it takes effect.',
  },
  counterOwn: { ja: '自分の「{action}」を無効にします。', en: 'Counter your own {action}.' },
  changeTarget: { ja: '「{action}」の対象を別のものに変えます。', en: 'Point {action} at something else.' },
  truce: {
    ja: '戦闘を止める：ダメージもなく、だれも倒れません。',
    en: 'Stop the fight: no damage, and nobody falls.',
  },
  // damage and removal
  damage: { ja: '{who}に{n}ダメージを与えます。', en: 'Deal {n} damage to {who}.' },
  damageWins: {
    ja: '{n}ダメージ：相手のライフは{life}なので勝ちです。',
    en: '{n} damage: they have {life} life, so it wins.',
  },
  destroyBulwark: {
    ja: '{unit}を壊す：ブロックにもコストにも使えなくなります。',
    en: 'Destroy {unit}: it no longer blocks or pays.',
  },
  kill: { ja: '{unit}を倒す：サイズに関係なく墓地に送れます。', en: 'Kill {unit}: its size does not matter.' },
  deathLance: {
    ja: '{unit}をライフに戻し、持ち主に{n}ダメージを与えます。',
    en: 'Put {unit} back on its owner’s life and deal {n} damage.',
  },
  swordRain: {
    ja: 'サイズ{n}以下の兵士を、両者の場からすべて倒します。',
    en: 'Destroy every soldier of size {n} or less, on both sides.',
  },
  unsummonSaves: { ja: '{unit}を手札に戻す：失わずにすみます。', en: 'Take {unit} back before it is lost.' },
  unsummon: { ja: '{unit}を手札に戻し、また使います。', en: 'Take {unit} back to your hand to use it again.' },
  handDestruction: {
    ja: '相手の手札を見て、1枚捨てさせます。',
    en: 'Look at their hand and make them discard a card.',
  },
  // cards
  supplyBulwark: {
    ja: 'ライフから防壁を補充：コストとブロックに使えます。',
    en: 'Lay bulwarks from your life: more to pay and block with.',
  },
  reanimate: {
    ja: '{unit}と引きかえに、墓地のカードを兵士にします。',
    en: 'Trade {unit} for a soldier from your grave.',
  },
  recruit: {
    ja: 'ライフの上の4枚から兵士を集めます。',
    en: 'Recruit soldiers from the top four cards of your life.',
  },
  reunion: { ja: '墓地から必要なカードを手札に戻します。', en: 'Take a card that you need back from your grave.' },
  search: { ja: 'ライフから必要なカードを手札に加えます。', en: 'Take the card that you need most from your life.' },
  blackJack: {
    ja: 'ライフから必要なカードを2枚まで手札に加えます。',
    en: 'Take the two cards that you need most from your life.',
  },
  openPack: { ja: 'パックを開けて、よいカードを1枚加えます。', en: 'Open your pack and take the best card of it.' },
  rareDraw: { ja: 'レアカードを手札に加えます。', en: 'Take your rare card into your hand.' },
  act: { ja: '「{action}」を使います。', en: 'Use {action}.' },
  // questions
  discard: { ja: '{cards}を捨てる：いちばん使い道がありません。', en: 'Discard {cards}: you need that least.' },
  drawMore: {
    ja: 'もう1枚引く：ライフ1枚より手札が役立ちます。',
    en: 'Draw another card: it is worth one life.',
  },
  drawStop: { ja: '1枚でやめる：ライフを残すほうが得です。', en: 'Stop at one card: your life is worth more.' },
  stateCharged: { ja: 'チャージする：使えるようになります。', en: 'Turn it upright: it is ready again.' },
  stateDriven: { ja: 'ドライブする：攻撃もブロックもできません。', en: 'Turn it sideways: it cannot attack or block.' },
  stateKeep: { ja: '向きはそのままにします。', en: 'Leave it as it stands.' },
  modeAce: { ja: 'エースとして出す：戦える兵士が増えます。', en: 'As an ace: one more soldier to fight.' },
  modeBulwark: { ja: '防壁として伏せる：コストとブロックに使えます。', en: 'As a bulwark: it pays and blocks.' },
  modeOne: { ja: '1枚をチャージ状態で：すぐに使えます。', en: 'One bulwark, upright: ready at once.' },
  modeTwo: { ja: '2枚をドライブ状態で：次のターンから役立ちます。', en: 'Two bulwarks, sideways: more for later.' },
  take: { ja: '{cards}を取る：いまいちばん役立ちます。', en: 'Take {cards}: it helps you most now.' },
  revive: { ja: '{cards}を兵士として呼び戻します。', en: 'Bring {cards} back as a soldier.' },
  takeHand: { ja: '{cards}を捨てさせる：いちばん厄介です。', en: 'Make them discard {cards}: it would hurt you most.' },
  takeNone: { ja: 'ここでは何も取りません。', en: 'Take nothing here.' },
  order: { ja: '{cards}の順にします。', en: 'In this order: {cards}.' },
  newTarget: { ja: '対象を{what}に変えます。', en: 'Point it at {what}.' },
  triggerOrder: { ja: '「{what}」を先に行います。', en: 'Let {what} happen first.' },
  graveTop: { ja: '{cards}を墓地の一番上に置きます。', en: 'Put {cards} on top of the grave.' },
  deck: { ja: '{what}を使います。', en: 'Use this one: {what}.' },
  rareCard: { ja: '{cards}をレアカードにします。', en: 'Make {cards} your rare card.' },
  opening: { ja: '{cards}を最初の手札に入れます。', en: 'Begin with {cards} in your hand.' },
  key: { ja: '{what}をキーカードにします。', en: 'Use {what} as the key card.' },
  pay: { ja: '{what}でコストを払います。', en: 'Pay with {what}.' },
  target: { ja: '{what}を対象にします。', en: 'Choose {what}.' },
} satisfies Record<string, Text>;

export type PurposeWord = keyof typeof PURPOSE_WORDS;

export const WHOSE_WORDS = {
  ownUnit: { ja: '自分の{cards}', en: 'your {cards}' },
  theirUnit: { ja: '相手の{cards}', en: 'their {cards}' },
  ownBulwark: { ja: '自分の防壁{cards}', en: 'your bulwark {cards}' },
  theirBulwark: { ja: '相手の防壁', en: 'their bulwark' },
  theirBulwarkOf: { ja: '相手の防壁{n}', en: 'their bulwark {n}' },
  them: { ja: '相手', en: 'them' },
  yourself: { ja: '自分', en: 'yourself' },
  and: { ja: 'と', en: ' and ' },
} satisfies Record<string, Text>;
