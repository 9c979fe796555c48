import { hash } from '../../lib/hash.ts';
import type { DemoModule, DemoText } from '../../model/demo.ts';
import type { Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { highlight } from '../code/highlight.ts';
import { languageOfFile } from '../code/languages.ts';
import { findPreview, readPreviewMarks } from './find-preview.ts';
import { readImports } from './read-imports.ts';
import { scanModule } from './scan-module.ts';

/** Length of the longest preview of a large file. */
const maxPreview = 4000;

/** Size up to which a file is split into tokens to find its preview: that of more data takes seconds. */
const maxScanned = 1_000_000;

/** A file that is too long for a page. */
export interface LargeText {
  readonly path: SourcePath;
  readonly text: string;
  readonly bytes: number;
  /** False for data, which import nothing and have no preview. */
  readonly isScript: boolean;
}

/**
 * Parses a file that is too long for a page: its imports, and its preview if it is a demo. It is not
 * highlighted, and the types stay, since both take long and nobody reads the result.
 */
export function parseLargeFile({ path, text, bytes, isScript }: LargeText): Parsed<DemoModule> {
  const statements = isScript ? importStatements(text) : '';
  const { relative, packages, modules } = readImports(statements, scanModule(statements));
  const language = languageOfFile(path);
  const found = isScript && bytes <= maxScanned ? findPreview(text, scanModule(text)) : undefined;
  const preview = readPreviewMarks(text).preview ?? found ?? '';
  const isShown = preview !== '' && preview.length <= maxPreview;
  const js: DemoText = {
    language,
    html: '',
    bytes,
    ...(isShown && { preview: highlight(preview, language) }),
    hash: hash(text),
  };
  return { value: { source: path, js, relativeImports: relative, packages, modules }, diagnostics: [] };
}

const importStatement =
  /^[ \t]*import\s*(["'])[^"'\n]+\1|^[ \t]*(?:import|export\s*(?:[*{]|type\b))[^;"']{0,4000}?\bfrom\s*(["'])[^"'\n]+\2|\bimport\(\s*(["'])[^"'\n]+\3\s*\)/gm;

/** Cuts out the statements that import, so that megabytes of data need not be split into tokens. */
function importStatements(text: string): string {
  return (text.match(importStatement) ?? []).join(';\n');
}
