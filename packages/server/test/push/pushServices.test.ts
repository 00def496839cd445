/** Whom the server may be made to speak to. */
import { expect, test } from 'vitest';
import { readConfig } from '../../src/ops/config.ts';
import { isKnownService } from '../../src/push/pushServices.ts';

const { services } = readConfig({}).push;

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('%s is a push service', (endpoint) => {
  expect(isKnownService(endpoint, services)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#.push.apple.com',
  'https://evil.example\\.push.apple.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:word@fcm.googleapis.com/',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'http://127.0.0.1:5432/',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/',
  '//fcm.googleapis.com/abc',
  'not an address',
  '',
])('%s is none', (endpoint) => {
  expect(isKnownService(endpoint, services)).toBe(false);
});

test('a setting names others; over plain http only a port of this machine', () => {
  const own = readConfig({ PUSH_SERVICES: 'push.example.org, http://127.0.0.1:8123' }).push.services;
  expect(isKnownService('https://push.example.org/a', own)).toBe(true);
  expect(isKnownService('http://127.0.0.1:8123/a', own)).toBe(true);
  expect(isKnownService('http://127.0.0.1:8124/a', own)).toBe(false);
  expect(isKnownService('https://fcm.googleapis.com/a', own)).toBe(false);
  for (const wrong of ['*', 'http://push.example.org:80', 'https://push.example.org', 'localhost', 'a b.example'])
    expect(() => readConfig({ PUSH_SERVICES: wrong }), wrong).toThrow(/PUSH_SERVICES/);
});
