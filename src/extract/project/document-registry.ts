import { ts } from '../typescript.ts';
import { packageOf } from './package-of.ts';

/**
 * Creates a registry for a language service. It does not parse the comments of the browser's interfaces and of
 * CSS properties, which no document quotes: of what a small library needs, they are most of the text.
 */
export function createDocumentRegistry(root: string): ts.DocumentRegistry {
  const mode = ts.JSDocParsingMode.ParseNone;
  const quoted = ts.createDocumentRegistry(true, root);
  const unquoted = ts.createDocumentRegistry(true, root, mode);
  const withMode = (options: ts.CreateSourceFileOptions | ts.ScriptTarget = ts.ScriptTarget.ESNext) =>
    typeof options === 'object'
      ? { ...options, jsDocParsingMode: mode }
      : { languageVersion: options, jsDocParsingMode: mode };
  return {
    ...quoted,
    acquireDocumentWithKey: (file, path, host, key, text, version, kind, options) =>
      isQuoted(file)
        ? quoted.acquireDocumentWithKey(file, path, host, key, text, version, kind, options)
        : unquoted.acquireDocumentWithKey(file, path, host, key, text, version, kind, withMode(options)),
    updateDocumentWithKey: (file, path, host, key, text, version, kind, options) =>
      isQuoted(file)
        ? quoted.updateDocumentWithKey(file, path, host, key, text, version, kind, options)
        : unquoted.updateDocumentWithKey(file, path, host, key, text, version, kind, withMode(options)),
    releaseDocumentWithKey: (
      path: ts.Path,
      key: ts.DocumentRegistryBucketKey,
      kind = ts.ScriptKind.Unknown,
      format?: ts.ResolutionMode,
    ) => (isQuoted(path) ? quoted : unquoted).releaseDocumentWithKey(path, key, kind, format),
  };
}

const unquotedPackages: ReadonlySet<string | undefined> = new Set([
  'typescript-api',
  'typescript',
  'csstype',
]);

function isQuoted(file: string): boolean {
  return !unquotedPackages.has(packageOf(file));
}
