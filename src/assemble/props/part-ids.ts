import { uniqueIds } from '../../lib/unique-ids.ts';
import { memoize } from '../../memo/memoize.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Page } from '../../model/site.ts';
import { demoVariants } from './demo-code.ts';

/**
 * Returns the name of a demo, which is its anchor: `a/button/BasicButtons.tsx` → `BasicButtons`,
 * `a/button/Intro/css/index.tsx` and `a/button/Intro/index.ts` → `Intro`.
 */
export function demoName(module: SourcePath): string {
  return module
    .replace(/\.[jt]sx?$/, '')
    .replace(variantEnd, '')
    .replace(/^.*\//, '');
}

const variantEnd = new RegExp(`(?:/(?:${demoVariants.join('|')}))?/index$`);

/**
 * Returns the id of each part of a page, by index; null for a part that does not exist. The same demo may
 * appear twice, two demos may have the same name, and a demo that of a heading: `hero` below "Hero".
 */
export const partIds = memoize(
  ({
    demos,
    components,
    document,
  }: Pick<Page, 'demos' | 'components' | 'document'>): readonly (string | null)[] => {
    if (demos.length === 0) return [];
    // Read here, because API pages, which have no demos, make theirs when they are read.
    const { headings, anchors } = document;
    const unique = uniqueIds();
    for (const id of [...headings.map((heading) => heading.id), ...anchors]) unique(id);
    return demos.map((module, position) => {
      if (module !== null) return unique(demoName(module));
      const component = components[position];
      // With a prefix, since the bare name is the anchor of a demo.
      return typeof component === 'string' ? unique(`component-${component.replace(/[^\w-]+/g, '-')}`) : null;
    });
  },
);
