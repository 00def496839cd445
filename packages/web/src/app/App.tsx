/** Which page is shown for which address. All but the first page is loaded when it is asked for. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { CardSprite } from '../cards/CardSprite.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { callGameThread } from '../host/gameThread.ts';
import { useAppearance } from './appearance.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { PAGES } from './pages.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

const PlayPage = lazy(() => import('../play/PlayPage.tsx'));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'));
const TablePage = lazy(() => {
  callGameThread();
  return import('../table/TablePage.tsx');
});
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const EditorPage = lazy(() => import('../editor/EditorPage.tsx'));
const DecksPage = lazy(() => import('../decks/DecksPage.tsx'));
const LobbyPage = lazy(() => import('../online/lobby/LobbyPage.tsx'));
const GamePage = lazy(() => import('../online/room/GamePage.tsx'));
const PlayerPage = lazy(() => import('../online/people/PlayerPage.tsx'));
const LadderPage = lazy(() => import('../online/people/LadderPage.tsx'));
const AccountPage = lazy(() => import('../online/people/AccountPage.tsx'));
const AdminPage = lazy(() => import('../online/people/AdminPage.tsx'));
const StatsPage = lazy(() => import('../stats/StatsPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));

export function App() {
  useAppearance();
  return (
    <Failure>
      <CardSprite />
      <UpdateNotice />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={PAGES.home} component={HomePage} />
          <Route path={PAGES.play} component={PlayPage} />
          <Route path={PAGES.learn} component={LearnPage} />
          <Route path={PAGES.table} component={TablePage} />
          <Route path={PAGES.rules} component={RulesPage} />
          <Route path={PAGES.replay} component={ReplayPage} />
          <Route path={PAGES.editor} component={EditorPage} />
          <Route path={PAGES.decks} component={DecksPage} />
          <Route path={PAGES.stats} component={StatsPage} />
          <Route path={PAGES.settings} component={SettingsPage} />
          <Route path={PAGES.online} component={LobbyPage} />
          <Route path={PAGES.game} component={GamePage} />
          <Route path={PAGES.player} component={PlayerPage} />
          <Route path={PAGES.ladder} component={LadderPage} />
          <Route path={PAGES.account} component={AccountPage} />
          <Route path={PAGES.admin} component={AdminPage} />
          <Route component={HomePage} />
        </Switch>
      </Suspense>
    </Failure>
  );
}
