import { asClause } from '../../lib/as-sentence.ts';
import { isStackOverflow } from '../../lib/exceeds-depth.ts';
import { hash } from '../../lib/hash.ts';
import { displayPath } from '../../lib/path.ts';
import type { DemoComponent, DemoModule, DemoText } from '../../model/demo.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { authorText } from '../author-text.ts';
import { highlight } from '../code/highlight.ts';
import { type Language, languageOf, languageOfFile } from '../code/languages.ts';
import { demoElement } from './demo-element.ts';
import { type DemoFactory, readDemoFactory } from './demo-factory.ts';
import { type DerivedJavaScript, deriveJavaScript, type ScriptDialect } from './derive-javascript.ts';
import { findPreview, readPreviewMarks } from './find-preview.ts';
import { nestedTooDeep } from './nested-too-deep.ts';
import { parseLargeFile } from './parse-large-file.ts';
import { readImports } from './read-imports.ts';
import { scanModule } from './scan-module.ts';
import { syntaxHint } from './syntax-hint.ts';

/** A file `Basic.tsx.preview` is shown instead of the preview of `Basic.tsx`. */
const previewExtension = '.preview';

/** Size from which a text is not part of a page: demos may import megabytes of data. */
const maxBytes = 100_000;

/** Parses one file of a demo: its highlighted code in both languages, its preview, and its imports. Pure. */
export function parseDemo({
  path,
  text: written,
}: {
  readonly path: SourcePath;
  readonly text: string;
}): Parsed<DemoModule> {
  const text = authorText(written.replace(/^\ufeff/, ''));
  if (path.endsWith(previewExtension)) {
    const language = languageOfFile(path.slice(0, -previewExtension.length));
    const js = toDemoText(text.replace(/^\n+/, '').trimEnd(), language);
    return { value: { source: path, js, relativeImports: [], packages: [], modules: [] }, diagnostics: [] };
  }
  const dialect = dialectOf(path);
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) return parseLargeFile({ path, text, bytes, isScript: dialect !== undefined });
  if (dialect === undefined) return parseData(path, text);
  try {
    return parseScript(path, text, dialect);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    return parseNested(path, text);
  }
}

/** Parses a module whose elements nest so deep that nothing can be derived from it: its text as it stands. */
function parseNested(path: SourcePath, text: string): Parsed<DemoModule> {
  const js = toDemoText(text, 'text');
  return {
    value: { source: path, js, relativeImports: [], packages: [], modules: [] },
    diagnostics: [nestedTooDeep(displayPath(path))],
  };
}

function dialectOf(path: SourcePath): ScriptDialect | undefined {
  const extension = /\.[cm]?([jt]sx?)$/.exec(path)?.[1];
  // JavaScript may contain JSX.
  return extension === 'js' ? 'jsx' : (extension as ScriptDialect | undefined);
}

function parseData(path: SourcePath, text: string): Parsed<DemoModule> {
  const language = languageOfFile(path);
  const imports = [...text.matchAll(/@import\s+(?:url\()?\s*["']?(\.[^"')\s;]+)/g)];
  const relativeImports = language === 'css' ? [...new Set(imports.map(([, file = '']) => file))] : [];
  const js = toDemoText(text.trimEnd(), language);
  return { value: { source: path, js, relativeImports, packages: [], modules: [] }, diagnostics: [] };
}

function parseScript(path: SourcePath, text: string, dialect: ScriptDialect): Parsed<DemoModule> {
  const factory = readDemoFactory(text, path);
  if (factory?.component) return parseFactory(path, factory, factory.component);
  const derived = deriveJavaScript(text, dialect);
  const { relative, packages, modules } = readImports(text, scanModule(text));
  const isTyped = dialect === 'ts' || dialect === 'tsx';
  const js = derived.kind === 'derived' ? derived.text : text;
  const element = derived.kind === 'derived' ? demoElement(readPreviewMarks(js).text) : undefined;
  const value: DemoModule = {
    source: path,
    ...(isTyped && { ts: moduleText(text, dialect) }),
    js: moduleText(js, derivedLanguage(path, dialect)),
    relativeImports: relative,
    packages,
    modules: js === text ? modules : readImports(js, scanModule(js)).modules,
    ...(element && { element }),
  };
  return { value, diagnostics: [...syntaxErrors(derived, text, path), ...openPreviews(text, path)] };
}

/** The language of a module without its types. */
function derivedLanguage(path: SourcePath, dialect: ScriptDialect): Language {
  if (dialect === 'ts') return 'js';
  return dialect === 'tsx' ? 'jsx' : (languageOf(path.replace(/^.*\./, '')) ?? 'js');
}

function syntaxErrors(derived: DerivedJavaScript, text: string, path: SourcePath): Diagnostic[] {
  if (derived.kind !== 'broken') return [];
  const hint = syntaxHint({ ...derived, text, path });
  return [
    {
      severity: 'error',
      code: 'demo-syntax',
      message: `This demo has a syntax error: ${asClause(derived.message)}.`,
      place: { file: displayPath(path), line: derived.line, column: derived.column },
      ...(hint !== undefined && { hint }),
    },
  ];
}

function openPreviews(text: string, path: SourcePath): Diagnostic[] {
  const { unclosed } = readPreviewMarks(text);
  if (unclosed === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'demo-preview',
      message: '"preview-start" has no "preview-end"; the preview is ignored.',
      place: { file: displayPath(path), line: unclosed, column: 1 },
      hint: '{/* preview-end */}',
    },
  ];
}

/** Parses a module that makes a demo of a component: it is not shown itself. */
function parseFactory(
  path: SourcePath,
  { text, variants, line }: DemoFactory,
  component: DemoComponent,
): Parsed<DemoModule> {
  const { relative, packages, modules } = readImports(text, scanModule(text));
  const js = toDemoText(text, 'js');
  const value = { source: path, js, relativeImports: relative, packages, modules, component };
  const [shown] = variants;
  if (variants.length === 1) return { value, diagnostics: [] };
  const diagnostic: Diagnostic = {
    severity: 'warning',
    code: 'demo-variant',
    message: `This demo has the variants ${variants.join(', ')}; "${shown}" is shown.`,
    hint: 'To choose another one, put it first.',
    place: { file: displayPath(path), line, column: 1 },
  };
  return { value, diagnostics: [diagnostic] };
}

function moduleText(written: string, language: Language): DemoText {
  const marked = readPreviewMarks(written);
  const text = marked.text.trimEnd();
  const preview = marked.preview ?? findPreview(text, scanModule(text));
  return {
    ...toDemoText(text, language),
    ...(preview !== undefined && preview !== '' && { preview: highlight(preview, language) }),
  };
}

function toDemoText(text: string, language: Language): DemoText {
  return { language, html: highlight(text, language), hash: hash(text) };
}
