import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/path.ts';
import { type ModuleFile, markGlobals } from './mark-globals.ts';

/** Globals of Node.js, and functions of other bundlers, with what to use in a browser instead. */
const hints: Readonly<Record<string, string>> = {
  process:
    'Only process.env.NAME works in browsers, with NAME under "env" in site.yaml. Check "typeof process" before any other use.',
  Buffer: 'Use Uint8Array with TextEncoder, TextDecoder or btoa.',
  require: "Use an import: import name from 'module';",
  __dirname: "Import the data instead: import data from './data.json';",
  __filename: "Import the data instead: import data from './data.json';",
  'import.meta.glob': "Vite replaces it. Import each module: import first from './first';",
  'import.meta.env': 'Vite replaces it. Use process.env.NAME, with NAME under "env" in site.yaml.',
};

const names = Object.keys(hints);

const mentioned = new RegExp(`\\b(?:${names.join('|').replaceAll('.', '\\.')})\\b`);

/** The name that stands for a global after compiling. */
const mark = (name: string) => `__colophon_global_${name.replaceAll('.', '_')}`;

const marks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(names.map((name) => [name, mark(name)])),
  'process.env': '__colophon_environment',
};

/**
 * Reports uses of globals that only Node.js or another bundler has. Such a module renders when the site is
 * built, and then breaks in the browser. A module that asks for `typeof process` expects both sides.
 */
export async function findNodeGlobals(module: ModuleFile, root: FilePath): Promise<Diagnostic[]> {
  const { file, text } = module;
  if (!/\.[cm]?[jt]sx?$/.test(file) || !mentioned.test(text)) return [];
  const { code, placeOf } = await markGlobals(module, marks, root);
  // The bundler connects CommonJS modules, such as those of packages beside the site.
  const isCommon =
    /\bmodule\.exports\b|\bexports\.\w|\(exports\b/.test(text) && !/^\s*(?:import|export)\b/m.test(text);
  return names.flatMap((name) => {
    if (code.includes(`typeof ${mark(name)}`) || (name === 'require' && isCommon)) return [];
    const offset = code.search(new RegExp(`\\b${mark(name)}\\b`));
    const place = offset === -1 ? undefined : placeOf(offset);
    if (!place) return [];
    return [
      {
        severity: 'error',
        code: 'node-global',
        message: `This module uses "${name}", which browsers do not have.`,
        hint: hints[name] ?? '',
        place,
      },
    ];
  });
}
