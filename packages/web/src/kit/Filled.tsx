/** A sentence with links, or other things, in the place of its words in braces. */
import type { Text } from '@blackpoker/engine';
import { Fragment, type ReactNode } from 'react';
import { useLang } from '../app/lang.ts';

interface FilledProps {
  readonly text: Text;
  readonly parts: Readonly<Record<string, ReactNode>>;
}

export function Filled({ text, parts }: FilledProps) {
  const pieces = text[useLang()].split(/\{(\w+)\}/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
  return pieces.map((piece, i) => <Fragment key={i}>{i % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
