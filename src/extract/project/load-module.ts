import { isComponentName, lastName } from '../exports/classify-export.ts';
import { listAll } from '../exports/list-all.ts';
import type { ts } from '../typescript.ts';
import { apiModule, apiModuleName, type ReadApiModule, readApiModule } from './api-module.ts';
import type { Project } from './create-project.ts';

/** Paths of components by specifier. */
export type Elements = ReadonlyMap<string, readonly string[]>;

/** A program with an element of each component of the packages. */
export interface LoadedModule {
  readonly program: ts.Program;
  readonly module: ReadApiModule;
}

/**
 * Loads packages, by specifier with their names. The list of their components follows from a program, and the
 * elements of these are in the next one; if the list has not changed, the first is the last.
 */
export function loadModule(
  project: Project,
  specifiers: ReadonlyMap<string, string>,
  known: Elements,
): LoadedModule & { readonly elements: Elements } {
  const load = (elements: Elements): LoadedModule => {
    const file = project.setModule(apiModuleName, apiModule(elements).text);
    const program = project.program();
    return { program, module: readApiModule(program, file) };
  };
  const first = new Map([...specifiers.keys()].map((specifier) => [specifier, known.get(specifier) ?? []]));
  const loaded = load(first);
  const checker = loaded.program.getTypeChecker();
  const elements = new Map(
    [...specifiers].map(([specifier, name]) => {
      const symbol = loaded.module.moduleOf(specifier);
      const listed = symbol ? listAll(symbol, name, checker) : [];
      const usable = listed.filter(({ item }) => item.isValue && isComponentName(lastName(item.name)));
      return [specifier, usable.map(({ item }) => item.path)];
    }),
  );
  const isSame = JSON.stringify([...elements]) === JSON.stringify([...first]);
  return { ...(isSame ? loaded : load(elements)), elements };
}
