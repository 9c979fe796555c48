import { type Badge, badges } from '../model/navigation.ts';

/** The badge that a text means: `New` → `new`, `experimental` → `unstable`; undefined if there is none. */
export function badgeNamed(text: string): Badge | undefined {
  const name = text.trim().toLowerCase();
  if (/^(?:experimental|preview|alpha)$/.test(name)) return 'unstable';
  return badges.find((badge) => badge === name);
}
