import { deriveJavaScript } from '../../parse/demo/derive-javascript.ts';
import { readImports } from '../../parse/demo/read-imports.ts';
import { scanModule } from '../../parse/demo/scan-module.ts';

/** `.js` files of this family contain JSX. */
const syntaxes = { ts: 'ts', tsx: 'tsx', js: 'jsx', jsx: 'jsx' } as const;

/** Returns what a module imports when it runs: specifiers without those that only types use. */
export function moduleImports(text: string, file: string): readonly string[] {
  const [, extension = ''] = /\.[cm]?([jt]sx?)$/.exec(file) ?? [];
  if (!isSyntax(extension)) return [];
  const derived = deriveJavaScript(text, syntaxes[extension]);
  const code = derived.kind === 'derived' ? derived.text : text;
  const { relative, modules } = readImports(code, scanModule(code));
  const imported = [...relative, ...modules.map(({ specifier }) => specifier)];
  return imported.length === 0 && /\bmodule\.exports\b|^exports\./m.test(code) ? requiredBy(code) : imported;
}

/** What a CommonJS module of the tree requires; the bundler follows it, too. */
function requiredBy(code: string): string[] {
  const bare = code.replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  return [...bare.matchAll(/\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g)].map(
    ([, , specifier = '']) => specifier,
  );
}

function isSyntax(extension: string): extension is keyof typeof syntaxes {
  return Object.hasOwn(syntaxes, extension);
}
