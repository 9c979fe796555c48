import type { DemoVariant } from '../../src/model/demo.ts';
import type { PartProps } from '../../src/model/part-props.ts';

/** A demo of an article. */
export type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** How much of a demo's code is visible: all of it, its preview, or nothing. */
export type CodeState = 'open' | 'preview' | 'closed';

interface NamedVariant {
  /** Absent for the only variant of a demo, which is always visible. */
  readonly name: 'ts' | 'js' | undefined;
  readonly variant: DemoVariant;
}

/** Returns the variants of a demo's code, TypeScript first. */
export function variantsOf({ code }: DemoPart): readonly NamedVariant[] {
  if (code.kind === 'same') return [{ name: undefined, variant: code.variant }];
  return [
    { name: 'ts', variant: code.ts },
    { name: 'js', variant: code.js },
  ];
}

/**
 * Returns the state of collapsed code: its preview, unless the author wants it closed, or controls show code.
 */
export function collapsedCode(part: DemoPart): Exclude<CodeState, 'open'> {
  const hasPreview = variantsOf(part).some(({ variant }) => variant.preview !== undefined);
  const showsPreview = hasPreview && part.options.defaultCodeOpen !== false && !part.controls;
  return showsPreview ? 'preview' : 'closed';
}

/** Returns the state of the code when the page loads. */
export function initialCode(part: DemoPart): CodeState {
  return part.options.defaultCodeOpen === true ? 'open' : collapsedCode(part);
}

/** True for a demo with a document of its own, in an iframe. */
export function hasIframe(part: DemoPart): boolean {
  return part.options.iframe === true;
}

type Background = 'outlined' | 'inline' | 'playground' | 'gradient';

/** Returns the background of a demo. The parse stage reports unknown values of `bg`. */
export function backgroundOf({ options: { bg } }: DemoPart): Background {
  switch (bg) {
    case true:
      return 'playground';
    case 'playground':
    case 'inline':
    case 'gradient':
      return bg;
    default:
      return 'outlined';
  }
}

/** Returns the CSS rules of one demo: its reserved space, maximum width, and the height of its iframe. */
export function sizeRules(part: DemoPart): string {
  const { height, maxWidth } = part.options;
  const id = escapeId(part.id);
  const inIframe = hasIframe(part);
  const reserved =
    !inIframe && (!part.serverRendered || height !== undefined) ? `min-height:${length(height, 120)};` : '';
  const limit = maxWidth === undefined ? '' : `width:100%;max-width:${length(maxWidth, 0)};`;
  const root = reserved || limit ? `#${id} .demo-root{${reserved}${limit}}` : '';
  const iframe =
    inIframe && height !== undefined ? `#${id} .demo-root>iframe{height:${length(height, 400)}}` : '';
  return root + iframe;
}

/** `240` → `240px`, `"20rem"` → `20rem`; anything else → the fallback. */
function length(value: unknown, fallback: number): string {
  if (typeof value === 'number') return `${value}px`;
  return typeof value === 'string' && /^[\d.]+(?:px|r?em|%|vh|vw|ch)?$/.test(value)
    ? value.replace(/^([\d.]+)$/, '$1px')
    : `${fallback}px`;
}

/** Ids begin with a letter, but may contain dots: `Basic.tsx` → `Basic\.tsx`. */
function escapeId(id: string): string {
  return id.replace(/[^\w-]/g, (character) => `\\${character}`);
}
