/** The parts of a table over the network, loaded together when there is one. */
import './clocks.css';
import './chat.css';
import './atTable.css';

export { Audience } from './Audience.tsx';
export { Head } from './Head.tsx';
export { Hold } from './Hold.tsx';
export { Layer } from './Layer.tsx';
export { Menu } from './Menu.tsx';
export { Result } from './Result.tsx';
export { Verify } from './Verify.tsx';
export { Watching } from './Watching.tsx';
