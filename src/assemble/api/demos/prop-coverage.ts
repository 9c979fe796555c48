import type { ApiDocument } from '../../../model/api-document.ts';
import type { SourcePath } from '../../../model/path.ts';
import type { DemosByProp } from './demo-index.ts';

/** The own props of a component that no demo of the site sets. */
export interface PropCoverage {
  readonly source: SourcePath;
  readonly name: string;
  /** Number of own props, without deprecated ones. */
  readonly props: number;
  /** Sorted. */
  readonly withoutDemo: readonly string[];
}

/** Returns the props that no demo sets, of every component, sorted by name. Deprecated props need no demo. */
export function propCoverage(
  documents: readonly Pick<ApiDocument, 'kind' | 'source' | 'name' | 'groups'>[],
  index: ReadonlyMap<SourcePath, DemosByProp<unknown>>,
): readonly PropCoverage[] {
  return documents
    .filter(({ kind }) => kind === 'component')
    .map(({ source, name, groups }) => {
      const props = groups
        .filter(({ kind }) => kind === 'props')
        .flatMap(({ items }) => items)
        .filter(({ deprecation }) => deprecation === undefined)
        .map((item) => item.name)
        // `[name: string]` is no prop that a demo could set.
        .filter((prop) => !prop.startsWith('['));
      const demos = index.get(source);
      return {
        source,
        name,
        props: props.length,
        withoutDemo: props.filter((prop) => !demos?.has(prop)).sort(),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
