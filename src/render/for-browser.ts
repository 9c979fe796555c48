import type { MissingPart, PartProps } from '../model/part-props.ts';

type PartToRender = Exclude<PartProps, MissingPart>;

/** Describes an error of a part. Only a part that no browser renders needs the place of the error. */
export function failureOf(
  error: unknown,
  part: PartToRender,
): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return { message, ...(stack !== undefined && forBrowser(part) === undefined && { stack }) };
}

/** Returns a part without server rendering; undefined if the browser does not render it. */
export function forBrowser(part: PartToRender): PartToRender | undefined {
  if (part.kind === 'demo') return part.serverRendered ? { ...part, serverRendered: false } : undefined;
  const { mode } = part;
  return mode.kind === 'island' && mode.serverRendered
    ? { ...part, mode: { ...mode, serverRendered: false } }
    : undefined;
}
