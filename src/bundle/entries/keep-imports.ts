import type { DemoModules } from '../../assemble/props/demo-code.ts';
import { isSame } from '../../memo/memoize.ts';
import type { DemoModule } from '../../model/demo.ts';

/**
 * Returns the modules of the last call unless a module came, went, or imports something else. What is planned
 * from imports alone stays the same then: most edits of a demo change other code.
 */
export type KeepImports = (modules: DemoModules) => DemoModules;

/** Creates a function that keeps the modules of one site. */
export function createImportKeeper(): KeepImports {
  let last: DemoModules = new Map();
  return (modules) => {
    const { size } = last;
    const isKept =
      size === modules.size && [...modules].every(([path, now]) => hasImportsOf(last.get(path), now));
    if (!isKept) last = modules;
    return last;
  };
}

function hasImportsOf(before: DemoModule | undefined, now: DemoModule): boolean {
  if (before === now) return true;
  return before !== undefined && isSame(importsIn(before), importsIn(now));
}

/** All that leads from a module to others. */
function importsIn({ relativeImports, modules, component }: DemoModule): readonly unknown[] {
  const named = modules.map(({ specifier, names }) => [specifier, names]);
  return [relativeImports, named, component?.specifier, component?.name];
}
