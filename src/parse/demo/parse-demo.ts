import { hash } from '../../lib/hash.ts';
import { displayPath } from '../../lib/path.ts';
import { withoutPlaceholders } from '../../lib/placeholders.ts';
import type { DemoModule, DemoText } from '../../model/demo.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import { highlight } from '../code/highlight.ts';
import { type Language, languageOf } from '../code/languages.ts';
import { deriveJavaScript } from './derive-javascript.ts';
import { findPreview } from './find-preview.ts';
import type { ModuleSyntax } from './find-syntax-error.ts';
import { readPreviewMarks } from './preview-marks.ts';
import { readImports } from './read-imports.ts';
import { scanModule } from './scan-module.ts';

/** Parses one module of a demo: its texts in both languages, highlighted, its preview, and what it imports. Pure. */
export function parseDemo(source: { readonly path: SourcePath; readonly text: string }): Parsed<DemoModule> {
  const text = withoutPlaceholders(source.text).replace(/\r\n?/g, '\n');
  const syntax = syntaxOf(source.path);
  if (source.path.endsWith(previewEnd)) return parsePreview(source.path, text);
  return syntax === undefined ? parseData(source.path, text) : parseModule(source.path, text, syntax);
}

/** Lies beside a demo, and is shown instead of the preview that would be found: `Basic.tsx.preview`. */
const previewEnd = '.preview';

function parsePreview(path: SourcePath, text: string): Parsed<DemoModule> {
  const language = languageOf(path.slice(0, -previewEnd.length).replace(/^.*\./, '')) ?? 'text';
  const js = toDemoText(text.replace(/^\n+/, '').trimEnd(), language);
  return { value: { source: path, js, relativeImports: [], packages: [], modules: [] }, diagnostics: [] };
}

function syntaxOf(path: SourcePath): ModuleSyntax | undefined {
  const ending = /\.[cm]?([jt]sx?)$/.exec(path)?.[1];
  // JavaScript may hold JSX whatever the file is called.
  return ending === 'js' ? 'jsx' : (ending as ModuleSyntax | undefined);
}

/** JSON and style sheets are shown as they are. */
function parseData(path: SourcePath, text: string): Parsed<DemoModule> {
  const language = languageOf(/\.(\w+)$/.exec(path)?.[1] ?? '') ?? 'text';
  const imports = [...text.matchAll(/@import\s+(?:url\()?\s*["']?(\.[^"')\s;]+)/g)].map(
    ([, file = '']) => file,
  );
  const relativeImports = language === 'css' ? [...new Set(imports)] : [];
  return {
    value: {
      source: path,
      js: toDemoText(text.trimEnd(), language),
      relativeImports,
      packages: [],
      modules: [],
    },
    diagnostics: [],
  };
}

function parseModule(path: SourcePath, text: string, syntax: ModuleSyntax): Parsed<DemoModule> {
  const derived = deriveJavaScript(text, syntax);
  const diagnostics: Diagnostic[] = [];
  if (derived.kind === 'broken') {
    const { line, column, message } = derived;
    diagnostics.push(
      problem('error', 'demo-syntax', `This demo cannot be read: ${lowerFirst(message)}.`, {
        path,
        line,
        column,
      }),
    );
  }
  const marked = readPreviewMarks(text);
  if (marked.unclosed !== undefined) {
    const place = { path, line: marked.unclosed, column: 1 };
    const message = 'This preview begins and never ends; it is left out.';
    diagnostics.push({ ...problem('warning', 'demo-preview', message, place), hint: '{/* preview-end */}' });
  }
  const tokens = scanModule(text);
  const { relative, packages, modules } = readImports(text, tokens);
  const isTyped = syntax === 'ts' || syntax === 'tsx';
  const js = derived.kind === 'derived' ? derived.text : text;
  const value: DemoModule = {
    source: path,
    ...(isTyped && { ts: moduleText(text, syntax) }),
    js: moduleText(
      js,
      syntax === 'ts' ? 'js' : syntax === 'tsx' ? 'jsx' : (languageOf(path.replace(/^.*\./, '')) ?? 'js'),
    ),
    relativeImports: relative,
    packages,
    modules: js === text ? modules : readImports(js, scanModule(js)).modules,
  };
  return { value, diagnostics };
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

function problem(
  severity: Diagnostic['severity'],
  code: string,
  message: string,
  { path, line, column }: { readonly path: SourcePath; readonly line: number; readonly column: number },
): Diagnostic {
  return { severity, code, message, place: { file: displayPath(path), line, column } };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
