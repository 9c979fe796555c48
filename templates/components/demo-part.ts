import type { DemoVariant } from '../../src/model/demo.ts';
import type { PartProps } from '../../src/model/part-props.ts';

/** A demo of an article. */
export type DemoPart = Extract<PartProps, { kind: 'demo' }>;

/** What is seen of a demo's code: all of it, its preview, or nothing. */
export type CodeState = 'open' | 'preview' | 'closed';

/** A variant with its name; the only one of a demo has none, as it is shown whatever the reader chose. */
export interface NamedVariant {
  readonly name: 'ts' | 'js' | undefined;
  readonly variant: DemoVariant;
}

/** The variants of a demo's code, TypeScript first. */
export function variantsOf({ code }: DemoPart): readonly NamedVariant[] {
  switch (code.kind) {
    case 'same':
      return [{ name: undefined, variant: code.variant }];
    case 'both':
      return [
        { name: 'ts', variant: code.ts },
        { name: 'js', variant: code.js },
      ];
  }
}

/** How the code is laid down when it is not open: to its preview, unless the author wants it closed. */
export function restingCode(part: DemoPart): Exclude<CodeState, 'open'> {
  const hasPreview = variantsOf(part).some(({ variant }) => variant.preview !== undefined);
  return hasPreview && part.options.defaultCodeOpen !== false ? 'preview' : 'closed';
}

/** How the code is when the page comes. */
export function initialCode(part: DemoPart): CodeState {
  return part.options.defaultCodeOpen === true ? 'open' : restingCode(part);
}

/** True for a demo that is a document of its own. */
export function isFramed(part: DemoPart): boolean {
  return part.options.iframe === true;
}
