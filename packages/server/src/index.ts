/** The server: the app, online play, storage. */
export { appServer } from './appServer.ts';
export { type Listening, listen, PortTaken } from './listen.ts';
export { type AdminDesk, openAdminDesk } from './ops/adminDesk.ts';
export { ConfigError, readConfig, type ServerConfig, VARIABLES } from './ops/config.ts';
export { guardProcess } from './ops/guardProcess.ts';
export { type Logger, openLog } from './ops/log.ts';
export { SERVER_FLAGS } from './ops/nodeFlags.ts';
export { readSite } from './site.ts';
export { type RunningServer, type StartOptions, startServer } from './startServer.ts';
export {
  BackupError,
  backup,
  type Counts,
  DatabaseTooNew,
  DataTaken,
  openStore,
  placeText,
  restore,
  type Store,
  type StorePlace,
  StoreUnavailable,
  type Verified,
  verifyPlace,
} from './store/index.ts';
