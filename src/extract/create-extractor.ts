import type { FilePath } from '../model/path.ts';
import { fileList } from './dependencies/file-list.ts';
import { createMemberCache } from './documents/member-cache.ts';
import { createExportCache } from './exports/export-cache.ts';
import { extractProduct } from './extract-product.ts';
import type { ExtractionResult, ExtractionTask, PackageTask } from './extraction-task.ts';
import { createProject, type Project } from './project/create-project.ts';
import { type Elements, loadModule } from './project/load-module.ts';
import { type ResolvedTypes, resolveTypes } from './project/resolve-types.ts';

/** Extracts documents, and keeps its program for the next task. */
export interface Extractor {
  extract(task: Omit<ExtractionTask, 'root'>): ExtractionResult;
  dispose(): void;
}

/** Creates an extractor for a site. */
export function createExtractor(root: FilePath): Extractor {
  let current = createOpenExtractor(root);
  return {
    extract(task) {
      // Nothing that was read with other options holds: an import may lead to another file.
      if (current.isOutdated()) {
        current.dispose();
        current = createOpenExtractor(root);
      }
      return current.extract(task);
    },
    dispose: () => current.dispose(),
  };
}

/** An extractor for one configuration of TypeScript. */
interface OpenExtractor extends Extractor, Pick<Project, 'isOutdated'> {}

function createOpenExtractor(root: FilePath): OpenExtractor {
  const project = createProject(root);
  const cache = createExportCache(project.hasChanged);
  const members = createMemberCache();
  let elements: Elements = new Map();
  return {
    isOutdated: project.isOutdated,
    extract({ products }) {
      project.refresh();
      const resolve = memoized(root, project);
      const found = products.flatMap(({ packages }) =>
        packages.map((one) => ({ name: one.name, is: resolve(one) })),
      );
      const specifiers = new Map(
        found.flatMap(({ name, is }) => (is.kind === 'found' ? [[is.specifier, name] as const] : [])),
      );
      const loaded = loadModule(project, specifiers, { elements, cache });
      elements = loaded.elements;
      const files = fileList();
      return {
        products: products.map((product) =>
          extractProduct(product, { ...loaded, root, resolve, files, project, cache, members }),
        ),
        files: files.all(),
        pieces: files.pieces(),
      };
    },
    dispose: project.dispose,
  };
}

function memoized(root: FilePath, project: Project): (one: PackageTask) => ResolvedTypes {
  const known = new Map<string, ResolvedTypes>();
  return (one) => {
    const key = JSON.stringify(one);
    const found = known.get(key) ?? resolveTypes(one, root, project.options);
    known.set(key, found);
    return found;
  };
}
