/** What is kept, and where. */
export { backup, type Counts } from './backup.ts';
export { DatabaseTooNew } from './migrate.ts';
export { openStore, type StorePlace } from './openStore.ts';
export { restore } from './restore.ts';
export { DataTaken } from './servedStore.ts';
export { type Appended, type Log, type LogRow, type Store, StoreUnavailable } from './store.ts';
export { BackupError, placeText, TABLE_NAMES, type TableName } from './tables.ts';
export { type Verified, verify, verifyPlace } from './verify.ts';
