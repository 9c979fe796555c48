import type { IslandMoment } from '../model/part-props.ts';

const named = ['load', 'idle', 'visible', 'interaction'] as const;

/** The valid moments, for messages. */
export const momentWords = 'load, idle, visible, interaction or a media query in parentheses';

/** Reads the moment at which an island hydrates; undefined for an invalid value. */
export function islandMoment(value: unknown): IslandMoment | undefined {
  const known = named.find((name) => name === value);
  if (known) return known;
  return typeof value === 'string' && value.startsWith('(') && value.endsWith(')')
    ? `(${value.slice(1, -1)})`
    : undefined;
}
