import { authorText } from '../../lib/author-text.ts';
import { isStackOverflow } from '../../lib/exceeds-depth.ts';
import { hash } from '../../lib/hash.ts';
import { displayPath } from '../../lib/path.ts';
import type { DemoComponent, DemoModule, DemoText } from '../../model/demo.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { highlight } from '../code/highlight.ts';
import { type Language, languageOf } from '../code/languages.ts';
import { demoElement } from './demo-element.ts';
import { type DemoFactory, readDemoFactory } from './demo-factory.ts';
import { deriveJavaScript, type ModuleSyntax } from './derive-javascript.ts';
import { findPreview, readPreviewMarks } from './find-preview.ts';
import { nestedTooDeep } from './nested-too-deep.ts';
import { readImports } from './read-imports.ts';
import { scanModule } from './scan-module.ts';
import { syntaxHint } from './syntax-hint.ts';

/** A file `Basic.tsx.preview` is shown instead of the preview of `Basic.tsx`. */
const previewExtension = '.preview';

/** Size from which a text is not part of a page: demos may import megabytes of data. */
const maxBytes = 100_000;

/** Length of the longest preview of such a file. */
const maxPreview = 4000;

/** Size up to which a file is split into tokens to find its preview: that of more data takes seconds. */
const maxScanned = 1_000_000;

/** Parses one file of a demo: its highlighted code in both languages, its preview, and its imports. Pure. */
export function parseDemo({
  path,
  text: written,
}: {
  readonly path: SourcePath;
  readonly text: string;
}): Parsed<DemoModule> {
  const text = authorText(written);
  if (path.endsWith(previewExtension)) {
    const language = languageOfFile(path.slice(0, -previewExtension.length));
    const js = toDemoText(text.replace(/^\n+/, '').trimEnd(), language);
    return { value: { source: path, js, relativeImports: [], packages: [], modules: [] }, diagnostics: [] };
  }
  const syntax = syntaxOf(path);
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) return parseLarge({ path, text, bytes, syntax });
  if (syntax === undefined) return parseData(path, text);
  try {
    return parseModule(path, text, syntax);
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

function syntaxOf(path: SourcePath): ModuleSyntax | undefined {
  const extension = /\.[cm]?([jt]sx?)$/.exec(path)?.[1];
  // JavaScript may contain JSX.
  return extension === 'js' ? 'jsx' : (extension as ModuleSyntax | undefined);
}

function languageOfFile(path: string): Language {
  return languageOf(path.replace(/^.*\./, '')) ?? 'text';
}

const importStatement =
  /^[ \t]*import\s*(["'])[^"'\n]+\1|^[ \t]*(?:import|export\s*(?:[*{]|type\b))[^;"']{0,4000}?\bfrom\s*(["'])[^"'\n]+\2|\bimport\(\s*(["'])[^"'\n]+\3\s*\)/gm;

/** Cuts out the statements that import, so that megabytes of data need not be split into tokens. */
function importStatements(text: string): string {
  return (text.match(importStatement) ?? []).join(';\n');
}

/**
 * Parses a file that is too long for a page: its imports, and its preview if it is a demo. It is not
 * highlighted, and the types stay, since both take long and nobody reads the result.
 */
function parseLarge({
  path,
  text,
  bytes,
  syntax,
}: {
  readonly path: SourcePath;
  readonly text: string;
  readonly bytes: number;
  readonly syntax: ModuleSyntax | undefined;
}): Parsed<DemoModule> {
  const statements = syntax === undefined ? '' : importStatements(text);
  const { relative, packages, modules } = readImports(statements, scanModule(statements));
  const language = languageOfFile(path);
  const found = syntax && bytes <= maxScanned ? findPreview(text, scanModule(text)) : undefined;
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

function parseData(path: SourcePath, text: string): Parsed<DemoModule> {
  const language = languageOfFile(path);
  const imports = [...text.matchAll(/@import\s+(?:url\()?\s*["']?(\.[^"')\s;]+)/g)];
  const relativeImports = language === 'css' ? [...new Set(imports.map(([, file = '']) => file))] : [];
  const js = toDemoText(text.trimEnd(), language);
  return { value: { source: path, js, relativeImports, packages: [], modules: [] }, diagnostics: [] };
}

function parseModule(path: SourcePath, text: string, syntax: ModuleSyntax): Parsed<DemoModule> {
  const factory = readDemoFactory(text, path);
  if (factory?.component) return parseFactory(path, factory, factory.component);
  const derived = deriveJavaScript(text, syntax);
  const { relative, packages, modules } = readImports(text, scanModule(text));
  const isTyped = syntax === 'ts' || syntax === 'tsx';
  const js = derived.kind === 'derived' ? derived.text : text;
  const jsLanguage = isTyped
    ? syntax === 'ts'
      ? 'js'
      : 'jsx'
    : (languageOf(path.replace(/^.*\./, '')) ?? 'js');
  const element = derived.kind === 'derived' ? demoElement(readPreviewMarks(js).text) : undefined;
  const value: DemoModule = {
    source: path,
    ...(isTyped && { ts: moduleText(text, syntax) }),
    js: moduleText(js, jsLanguage),
    relativeImports: relative,
    packages,
    modules: js === text ? modules : readImports(js, scanModule(js)).modules,
    ...(element && { element }),
  };
  const file = displayPath(path);
  const diagnostics: Diagnostic[] = [];
  if (derived.kind === 'broken') {
    const reason = derived.message.charAt(0).toLowerCase() + derived.message.slice(1).replace(/\.$/, '');
    const hint = syntaxHint({ ...derived, text, path });
    diagnostics.push({
      severity: 'error',
      code: 'demo-syntax',
      message: `This demo has a syntax error: ${reason}.`,
      place: { file, line: derived.line, column: derived.column },
      ...(hint !== undefined && { hint }),
    });
  }
  const { unclosed } = readPreviewMarks(text);
  if (unclosed !== undefined) {
    diagnostics.push({
      severity: 'warning',
      code: 'demo-preview',
      message: '"preview-start" has no "preview-end"; the preview is ignored.',
      place: { file, line: unclosed, column: 1 },
      hint: '{/* preview-end */}',
    });
  }
  return { value, diagnostics };
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
