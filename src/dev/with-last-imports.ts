import type { DemoModules } from '../assemble/demo-code.ts';
import type { Memory } from '../build/memory.ts';
import type { Demos } from '../bundle/read-demos.ts';
import { displayPath } from '../lib/path.ts';

/**
 * The modules of demos, each that cannot be read with the imports that it had when it could: of TypeScript that does not compile nobody knows which
 * imports are types, and what is bundled for readers who edit demos would follow from a guess. For drafts alone.
 */
export function withLastImports({ modules, diagnostics }: Demos, { demoImports }: Memory): DemoModules {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const broken = new Set(errors.map(({ place }) => place?.file));
  return new Map(
    [...modules].map(([path, module]) => {
      const isBroken = broken.has(displayPath(path));
      if (!isBroken) demoImports.set(path, module.modules);
      const known = isBroken ? demoImports.get(path) : undefined;
      return [path, known ? { ...module, modules: known } : module];
    }),
  );
}
