import { describe, expect, test } from 'vitest';
import { checkWords, formatBits, qrCode, versionBits } from '../../src/online/qrCode.ts';
import { readQr } from './readQr.ts';

describe('against what others have published', () => {
  test('check words of HELLO WORLD, 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checkWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test.each([
    ['L', 0, '111011111000100'],
    ['L', 4, '110011000101111'],
    ['M', 0, '101010000010010'],
    ['M', 5, '100000011001110'],
  ] as const)('format of %s with mask %i', (level, mask, bits) => {
    expect(formatBits(level, mask).toString(2).padStart(15, '0')).toBe(bits);
  });

  test.each([
    [7, '000111110010010100'],
    [8, '001000010110111100'],
    [10, '001010010011010011'],
  ] as const)('version %i', (version, bits) => {
    expect(versionBits(version).toString(2).padStart(18, '0')).toBe(bits);
  });
});

describe('what is written can be read', () => {
  const LINKS = [
    'https://example.org/g/abcdefghijkl',
    'http://192.168.1.23:8080/g/abcdefghijkl',
    '対戦のお誘い：http://[fd00::1]/g/0123456789ab',
    'x',
  ];
  test.each(LINKS)('%s', (link) => {
    for (const level of ['L', 'M'] as const) expect(readQr(qrCode(link, level))).toEqual({ text: link, level });
  });

  test('in every version', () => {
    const sizes = new Set<number>();
    for (let length = 1; length <= 213; length += 4) {
      const text = 'a'.repeat(length);
      const code = qrCode(text, 'M');
      expect(readQr(code)).toEqual({ text, level: 'M' });
      sizes.add(code?.length ?? 0);
    }
    expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  });
});

test('what is too long is not written', () => {
  expect(qrCode('a'.repeat(213), 'M')).toBeDefined();
  expect(qrCode('a'.repeat(214), 'M')).toBeUndefined();
  expect(qrCode('a'.repeat(271), 'L')).toBeDefined();
  expect(qrCode('a'.repeat(272), 'L')).toBeUndefined();
});
