import type { MissingPart, PartProps } from '../model/part-props.ts';

type RenderedPart = Exclude<PartProps, MissingPart>;

/** Returns a part without server rendering; undefined if the browser does not render it. */
export function forBrowser(part: RenderedPart): RenderedPart | undefined {
  if (part.kind === 'demo') return part.serverRendered ? { ...part, serverRendered: false } : undefined;
  const { mode } = part;
  return mode.kind === 'island' && mode.serverRendered
    ? { ...part, mode: { ...mode, serverRendered: false } }
    : undefined;
}
