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
  return [...relative, ...modules.map(({ specifier }) => specifier)];
}

function isSyntax(extension: string): extension is keyof typeof syntaxes {
  return Object.hasOwn(syntaxes, extension);
}
