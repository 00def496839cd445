/** A net as text, and back: base64 of its whole numbers and of the floats of its last layer. */
import type { Net } from './net.ts';

export interface NetText {
  readonly inputs: number;
  readonly hidden: number;
  /** For each column: its first layer (16 bits each), its bias (32), what it counts (a 32-bit float); the lowest byte first. */
  readonly data: string;
}

const bytesPerColumn = (inputs: number): number => 2 * inputs + 8;

export function netToText({ inputs, hidden, first, bias, second }: Net): NetText {
  const width = 1 + hidden;
  const view = new DataView(new ArrayBuffer(width * bytesPerColumn(inputs)));
  for (let c = 0; c < width; c++) {
    const at = c * bytesPerColumn(inputs);
    for (let i = 0; i < inputs; i++) view.setInt16(at + 2 * i, first[i * width + c] as number, true);
    view.setInt32(at + 2 * inputs, bias[c] as number, true);
    view.setFloat32(at + 2 * inputs + 4, second[c] as number, true);
  }
  const letters = Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte));
  return { inputs, hidden, data: btoa(letters.join('')) };
}

export function netFromText({ inputs, hidden, data }: NetText): Net {
  const view = new DataView(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
  const width = 1 + hidden;
  const first = new Int16Array(inputs * width);
  const bias = new Int32Array(width);
  const second = new Float64Array(width);
  for (let c = 0; c < width; c++) {
    const at = c * bytesPerColumn(inputs);
    for (let i = 0; i < inputs; i++) first[i * width + c] = view.getInt16(at + 2 * i, true);
    bias[c] = view.getInt32(at + 2 * inputs, true);
    second[c] = view.getFloat32(at + 2 * inputs + 4, true);
  }
  return { inputs, hidden, first, bias, second };
}
