import type { DemoPart } from './demo-part.ts';
import { hasIframe } from './demo-part.ts';

/** What a demo stands on. */
export type DemoBackground = 'outlined' | 'inline' | 'playground' | 'gradient';

/** Reads `bg`; `true` is the plain ground under a demo, and what is unknown (the parse stage tells of it) the default. */
export function backgroundOf({ options: { bg } }: DemoPart): DemoBackground {
  switch (bg) {
    case true:
    case 'playground':
      return 'playground';
    case 'inline':
    case 'gradient':
      return bg;
    default:
      return 'outlined';
  }
}

/** Rules of one demo: the place that is kept for what only the browser draws, the height of a frame, the width the author allows. */
export function sizeRules(part: DemoPart): string {
  const { height, maxWidth } = part.options;
  const id = escapeId(part.id);
  const framed = hasIframe(part);
  const room =
    !framed && (!part.serverRendered || height !== undefined) ? `min-height:${length(height, 120)};` : '';
  const limit = maxWidth === undefined ? '' : `width:100%;max-width:${length(maxWidth, 0)};`;
  const root = room || limit ? `#${id} .demo-root{${room}${limit}}` : '';
  const frame =
    framed && height !== undefined ? `#${id} .demo-root>iframe{height:${length(height, 400)}}` : '';
  return root + frame;
}

/** `240` → `240px`, `"20rem"` → `20rem`; anything else the fallback. */
function length(value: unknown, fallback: number): string {
  if (typeof value === 'number') return `${value}px`;
  return typeof value === 'string' && /^[\d.]+(?:px|r?em|%|vh|vw|ch)?$/.test(value)
    ? value.replace(/^([\d.]+)$/, '$1px')
    : `${fallback}px`;
}

/** Ids begin with a letter, but may hold dots: `Basic.tsx` → `Basic\.tsx`. */
function escapeId(id: string): string {
  return id.replace(/[^\w-]/g, (character) => `\\${character}`);
}
