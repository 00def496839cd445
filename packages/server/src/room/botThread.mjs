// Starts botThread.ts from its source: a thread does not inherit tsx (docs/decisions/002).
import { register } from 'tsx/esm/api';

register();
await import('./botThread.ts');
