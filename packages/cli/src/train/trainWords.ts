import type { Text } from '@blackpoker/engine';

export const TRAIN_WORDS = {
  played: {
    ja: '{folder}に局面{samples}件（{games}ゲーム以内）',
    en: '{samples} samples of up to {games} games in {folder}',
  },
  goingOn: { ja: '前回の学習の続き：{epoch}周目まで済み', en: 'going on with a fit: {epoch} epochs are done' },
  otherFit: {
    ja: '前回の学習は別の条件のものなので、はじめから学習します。',
    en: 'The fit that is there is of something else: beginning anew.',
  },
  epoch: {
    ja: '{epoch}周目　学習 {training}　検証 {validation}{best}　学習率 {rate}',
    en: 'epoch {epoch}: training {training}, validation {validation}{best}, rate {rate}',
  },
  best: { ja: '（最良）', en: ' (best)' },
  part: { ja: '{epoch}周目 {percent} %', en: 'epoch {epoch}: {percent} %' },
  written: { ja: '重みを{file}に書きました。', en: 'The weights are in {file}.' },
  fitted: { ja: '学習した重み', en: 'the fitted weights' },
  inUse: { ja: '使用中の重み', en: 'the weights in use' },
  outdated: {
    ja: '使用中の重みは特徴量が違うため比べられません。',
    en: 'The weights in use are of other features and cannot be compared.',
  },
  heldOut: {
    ja: '{name}：学習に使わなかったゲームの局面{samples}件',
    en: '{name}: {samples} positions of games held out',
  },
  samples: { ja: '件数', en: 'samples' },
  logLoss: { ja: '対数損失', en: 'log loss' },
  brier: { ja: 'ブライア', en: 'Brier' },
  auc: { ja: 'AUC', en: 'AUC' },
  all: { ja: '全体', en: 'all' },
  'turns 1-3': { ja: '1〜3ターン', en: 'turns 1–3' },
  'turns 4-7': { ja: '4〜7ターン', en: 'turns 4–7' },
  'turns 8+': { ja: '8ターン以降', en: 'turns 8+' },
  predicted: { ja: '予測', en: 'predicted' },
  cameTrue: { ja: '実際', en: 'came true' },
  loss: {
    ja: 'レベル{level}：1つの決定で平均{loss}（±{error}、決定{decisions}）',
    en: 'level {level}: a decision loses {loss} on average (± {error}, {decisions} decisions)',
  },
} satisfies Record<string, Text>;
