/** What a browser may do with our pages: run our own scripts and nothing else. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', POLICY.join('; ')],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Only where the browser came over https: on plain http they would be ignored, and the browser complains. */
export const HTTPS_HEADERS: readonly (readonly [string, string])[] = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
