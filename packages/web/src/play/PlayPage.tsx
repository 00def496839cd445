/** Quick play: who against, by which rules, who starts. It makes no game: the table does (tableAddress.ts). */
import { levelWords } from '@blackpoker/bots/levels';
import { parseSeed, type Ruleset } from '@blackpoker/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { usualGame } from '../coach/wheels.ts';
import { knownFinished } from '../host/finishedGames.ts';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { DetailsField } from './DetailsField.tsx';
import { LevelField, OpponentField } from './OpponentField.tsx';
import { RegulationField } from './RegulationField.tsx';
import { nearestRules } from './regulationChoice.ts';
import { StartsField } from './StartsField.tsx';
import { winsIn } from './seriesTitle.ts';
import { type NewGame, tableAddress } from './tableAddress.ts';
import { playableDecks, usualDeck } from './usualDeck.ts';
import { PLAY_WORDS } from './words.ts';
import './play.css';

/** Like the last game. An address may ask for a regulation (`reg`), a level (`level`) and one of the decks of this browser (`deck`, its code). */
function firstChoice(): NewGame {
  const { level, starts, ...settings } = usualGame(useSettings.getState(), knownFinished());
  const asked = new URLSearchParams(location.search);
  const rules = nearestRules(asked.get('reg') ?? settings.regulation);
  const known = playableDecks(rules).find(({ code }) => code === asked.get('deck'));
  const deck = known?.code ?? usualDeck(rules);
  const wanted = levelWords(Number(asked.get('level')))?.level ?? level;
  return { regulation: rules.id, opponent: { level: wanted }, wins: 1, starts, seed: '', deck };
}

export default function PlayPage() {
  const say = useSay();
  const [game, setGame] = useState<NewGame>(firstChoice);
  const set = (change: Partial<NewGame>) => setGame({ ...game, ...change });
  const rules = nearestRules(game.regulation);
  const take = (regulation: string) => set({ regulation, deck: usualDeck(nearestRules(regulation)) });
  return (
    <Page title={say(PLAY_WORDS.title)} narrow>
      <div className="play-fields">
        <OpponentField game={game} onChange={set} />
        <LevelField game={game} onChange={set} />
        <RegulationField rules={rules} onChange={take} />
        <StartsField game={game} rules={rules} onChange={set} />
        <DetailsField game={game} rules={rules} onChange={set} />
      </div>
      <StartBar game={game} rules={rules} />
    </Page>
  );
}

function StartBar({ game, rules }: { readonly game: NewGame; readonly rules: Ruleset }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const ready = game.seed.trim() === '' || parseSeed(game.seed.trim()) !== undefined;
  const start = () => {
    if (!ready) return;
    const { opponent, starts } = game;
    changeSettings({ regulation: rules.id, starts, ...(opponent !== 'person' && { level: opponent.level }) });
    navigate(tableAddress({ ...game, wins: winsIn(rules, game.wins) }));
  };
  return (
    <div className="play-start">
      <button
        type="button"
        className="button primary"
        aria-disabled={!ready}
        aria-describedby={ready ? undefined : 'play-seed-wrong'}
        onClick={start}
      >
        <Icon name="play" />
        {say(PLAY_WORDS.start)}
      </button>
    </div>
  );
}
