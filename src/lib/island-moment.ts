import type { IslandMoment } from '../model/part-props.ts';

const named = ['load', 'idle', 'visible', 'interaction'] as const;

/** What an island may wait for, for messages. */
export const momentWords = 'load, idle, visible, interaction, or a media query in parentheses';

/** Reads when an island wakes; undefined for anything that is no moment. */
export function islandMoment(value: unknown): IslandMoment | undefined {
  const known = named.find((name) => name === value);
  if (known) return known;
  return typeof value === 'string' && value.startsWith('(') && value.endsWith(')')
    ? `(${value.slice(1, -1)})`
    : undefined;
}
