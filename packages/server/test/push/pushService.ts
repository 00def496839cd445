/** A push service on this machine, with the browsers behind it: it takes messages as RFC 8030 has it, and reads them as RFC 8291 has it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewPushSubscription, PushNotice } from '@blackpoker/protocol';

export interface Received {
  readonly browser: TestBrowser;
  readonly headers: IncomingHttpHeaders;
  readonly notice: PushNotice;
}

export class TestBrowser {
  readonly subscription: NewPushSubscription;
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(origin: string, lang: 'ja' | 'en' = 'en') {
    const p256dh = this.ecdh.generateKeys('base64url');
    const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`;
    this.subscription = { endpoint, p256dh, auth: this.auth.toString('base64url'), lang };
  }

  /** Throws where it is not meant for this browser. */
  read(body: Buffer): string {
    const [salt, sender, secret] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const key = hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, info, 32);
    const derived = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(key), salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(secret.subarray(-16));
    const plain = Buffer.concat([decipher.update(secret.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

export class PushService {
  /** What it answers with. */
  status = 201;
  readonly received: Received[] = [];
  private readonly browsers: TestBrowser[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.take(request.url ?? '', request.headers, Buffer.concat(parts));
        response.writeHead(this.status, { location: `${this.origin}/elsewhere` }).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  browser(lang: 'ja' | 'en' = 'en'): TestBrowser {
    const browser = new TestBrowser(this.origin, lang);
    this.browsers.push(browser);
    return browser;
  }

  private take(path: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const browser = this.browsers.find(({ subscription }) => subscription.endpoint === this.origin + path);
    if (browser === undefined) throw new Error(`nobody asked for ${path}`);
    this.received.push({ browser, headers, notice: JSON.parse(browser.read(body)) as PushNotice });
    for (const look of this.waiting.splice(0)) look();
  }

  /** Once there are so many. */
  async until(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
