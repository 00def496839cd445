/** Colours as people see them: contrast (WCAG 2), colour vision deficiencies (Machado 2009), difference (CIEDE2000). */
export type Rgb = readonly [number, number, number];

/** Linear light, 0 to 1. */
export function rgbOf(hex: string): Rgb {
  const part = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(rgbOf(a)), luminance(rgbOf(b))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Severity 1. */
export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;
export type Vision = keyof typeof VISIONS;

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = ([a, b, c]: Rgb): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const clamped = ([r, g, b]: Rgb): Rgb => [clamp(r), clamp(g), clamp(b)];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Rgb = [0.95047, 1, 1.08883];

function labOf(rgb: Rgb): Rgb {
  const [x, y, z] = times(TO_XYZ, rgb).map((value, i) => bend(value / (WHITE[i] ?? 1)));
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}
const bend = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);

/** CIEDE2000 between two colours as somebody with this vision sees them. */
export const difference = (a: string, b: string, vision: Vision): number =>
  ciede2000(labOf(clamped(times(VISIONS[vision], rgbOf(a)))), labOf(clamped(times(VISIONS[vision], rgbOf(b)))));

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);

/** Sharma, Wu, Dalal 2005. */
export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const [h1, h2] = [hue((1 + g) * a1, b1), hue((1 + g) * a2, b2)];
  const apart = h2 - h1;
  const dh = c1 * c2 === 0 ? 0 : Math.abs(apart) <= 180 ? apart : apart > 180 ? apart - 360 : apart + 360;
  const [dL, dC, dH] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2))];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : Math.abs(apart) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const cos = (factor: number, shift: number): number => Math.cos(radians(factor * h + shift));
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sC, sH] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rC = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rT = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * rC;
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}
