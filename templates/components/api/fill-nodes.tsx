import { Fragment, type ReactNode } from 'react';

/** Fills placeholders of a sentence with elements: `('A ref gives the {target}.', { target: <code /> })`. */
export function fillNodes(sentence: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move.
    return <Fragment key={index}>{value ?? piece}</Fragment>;
  });
}
