import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import { App } from './App.tsx';
import { showAppearance } from './appearance.ts';
import { watchArrivals } from './arrival.ts';
import { reloadOnLostPart } from './lostPart.ts';
import { useSettings } from './settings.ts';
import { keepForOffline } from './update.ts';

/** What is kept for later does not compete with what is wanted now. */
const SETTLED_MS = 3000;

const root = document.getElementById('root');
if (root === null) throw new Error('bug: index.html has no root');
showAppearance(useSettings.getState());
reloadOnLostPart();
watchArrivals();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
addEventListener('load', () => setTimeout(keepForOffline, SETTLED_MS));
