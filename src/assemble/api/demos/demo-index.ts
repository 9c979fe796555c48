import type { ApiDocument } from '../../../model/api-document.ts';
import type { UsedComponent } from '../../../model/demo.ts';
import type { SourcePath } from '../../../model/path.ts';
import { importKeys } from './import-keys.ts';

/** The components that a demo renders, with the props that it sets. */
export interface DemoUse<Demo> {
  readonly demo: Demo;
  readonly components: readonly UsedComponent[];
}

/** The demos that set a prop, by the name of the prop. */
export type DemosByProp<Demo> = ReadonlyMap<string, readonly Demo[]>;

/**
 * Returns the demos that set each prop, by the source of the API document. A demo renders what a document
 * describes if it imports the same name from the same module as one of the document's import statements.
 */
export function demoIndex<Demo>(
  documents: readonly Pick<ApiDocument, 'source' | 'name' | 'imports'>[],
  uses: readonly DemoUse<Demo>[],
): ReadonlyMap<SourcePath, DemosByProp<Demo>> {
  const sources = sourcesByImport(documents);
  const index = new Map<SourcePath, Map<string, Demo[]>>();
  for (const { demo, components } of uses) {
    for (const { specifier, name, props } of components) {
      const source = sources.get(`${specifier}#${name}`);
      if (source === undefined) continue;
      const demosByProp = index.get(source) ?? new Map<string, Demo[]>();
      index.set(source, demosByProp);
      for (const prop of props) {
        const demos = demosByProp.get(prop) ?? [];
        demosByProp.set(prop, demos);
        // A demo may import a component in two ways.
        if (demos.at(-1) !== demo) demos.push(demo);
      }
    }
  }
  return index;
}

function sourcesByImport(
  documents: readonly Pick<ApiDocument, 'source' | 'name' | 'imports'>[],
): ReadonlyMap<string, SourcePath> {
  const sources = new Map<string, SourcePath>();
  for (const { source, name, imports } of documents)
    for (const key of importKeys(imports, name)) if (!sources.has(key)) sources.set(key, source);
  return sources;
}
