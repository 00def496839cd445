import type WebPush from 'web-push';

/** Loaded when it is first needed: a server that starts again has no time for it. */
export async function webPush(): Promise<typeof WebPush> {
  return (await import('web-push')).default;
}
