import type { LocatedValue } from '../../data/check-value.ts';
import { parseJson } from '../../data/parse-json.ts';
import { kebabCase } from '../../lib/kebab-case.ts';
import { displayPath, isInside, pathIn } from '../../lib/path.ts';
import type { ApiDocument, ApiKind, ApiText } from '../../model/api-document.ts';
import type { ExtractedDocument } from '../../model/api-extraction.ts';
import type { Diagnostic, Parsed } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { RawDocument } from './api-schema.ts';
import { createTextReader, linkPlaces } from './api-text.ts';
import { type ApiFileText, readDescriptions } from './descriptions.ts';
import { type DocumentContext, deprecationOf } from './document-context.ts';
import { missingDescriptions } from './missing-descriptions.ts';
import { readGroups } from './read-groups.ts';
import { type CheckedDocument, readRawDocument } from './read-raw-document.ts';
import { extraKeys } from './unknown-keys.ts';

/** An API document with its descriptions. */
export interface ApiDocumentInput {
  readonly document: ApiFileText | ExtractedDocument;
  /** The folder of documents that contains it. */
  readonly folder: SourcePath;
  /** Its descriptions in a language, then those in the first language; those that exist. */
  readonly descriptions: readonly ApiFileText[];
  /** Reports items without a description. */
  readonly lint: boolean;
}

/**
 * Joins an API document with its descriptions. Undefined for a document without a page: a fragment, or an
 * invalid file.
 */
export function parseApiDocument(input: ApiDocumentInput): Parsed<ApiDocument | undefined> {
  const { document } = input;
  const located = locate(document);
  const read = located.value === undefined ? undefined : readRawDocument(located);
  const { value: descriptions, diagnostics } = readDescriptions(input.descriptions);
  const found = [...located.diagnostics, ...(read?.diagnostics ?? []), ...diagnostics];
  const checked = read?.value;
  if (checked === undefined || checked.document.kind === 'fragment')
    return { value: undefined, diagnostics: found };
  const text = 'text' in document ? document.text : undefined;
  const name = nameOf(checked.document);
  const context: DocumentContext = {
    name,
    prefix: kebabCase(name),
    own: createTextReader(document.source, linkPlaces(document.source, text)),
    descriptions,
    report: (problem) => void found.push({ severity: 'warning', ...problem }),
  };
  const value = joinDocument({ ...checked, document: checked.document }, located.value, { input, context });
  const isLinted = input.lint && !isOfInstalled(located.value);
  const missing = isLinted ? missingDescriptions(value, descriptions, located) : [];
  return { value, diagnostics: [...found, ...missing] };
}

/**
 * `docs api` names the file of a declaration in the repository alone; an author cannot change the comments of
 * others.
 */
function isOfInstalled(written: unknown): boolean {
  const { generator, filename } = Object(written);
  return generator !== undefined && filename === undefined;
}

type Located = LocatedValue & { readonly diagnostics: readonly Diagnostic[] };

function locate(document: ApiDocumentInput['document']): Located {
  if ('text' in document)
    return {
      ...parseJson(document.text, displayPath(document.source), { code: 'api-syntax' }),
      syntax: 'json',
    };
  const place = document.declaration ?? { file: displayPath(document.source), line: 1, column: 1 };
  return { value: document.file, placeOf: () => place, diagnostics: [], syntax: 'json' };
}

type Documented = Exclude<RawDocument, { kind: 'fragment' }>;

function nameOf({ kind, file }: Documented): string {
  return kind === 'selectors' ? 'Selectors' : file.name;
}

interface Joining {
  readonly input: ApiDocumentInput;
  readonly context: DocumentContext;
}

function joinDocument(
  { document, unknown }: CheckedDocument & { readonly document: Documented },
  written: unknown,
  { input, context }: Joining,
): ApiDocument {
  const { source } = input.document;
  const base = {
    kind: kindOf(document),
    name: context.name,
    ...placeOf(source, input.folder),
    source,
    groups: readGroups(document, context),
    extra: extraKeys(unknown),
  };
  if (document.kind === 'selectors') return { ...base, imports: [], signatures: [], examples: [] };
  const { file } = document;
  const { own, descriptions } = context;
  const description = documentText(context) ?? own.markdown(file.description);
  const deprecation = deprecationOf(
    file.deprecated,
    descriptions.mixed((all) => all.deprecationInfo),
    own.mixed(file.deprecationInfo),
  );
  const demos = own.mixed(file.demos);
  return {
    ...base,
    imports: file.imports ?? [],
    ...(file.package !== undefined && { packageName: file.package }),
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    ...(file.since !== undefined && { since: file.since }),
    ...(demos && { demos }),
    signatures: document.file.signatures ?? [],
    examples: file.examples ?? [],
    ...(document.kind === 'component' && componentFacts(document.file, written)),
    ...(file.filename !== undefined && { filename: file.filename }),
  };
}

function documentText({ descriptions }: DocumentContext): ApiText | undefined {
  return (
    descriptions.markdown((all) => all.componentDescription) ??
    descriptions.mixed((all) => all.hookDescription ?? all.interfaceDescription)
  );
}

type ComponentFacts = Pick<
  ApiDocument,
  'spread' | 'themeDefaultProps' | 'muiName' | 'refTarget' | 'inheritance' | 'cssComponent'
>;

function componentFacts(
  file: Extract<RawDocument, { kind: 'component' }>['file'],
  written: unknown,
): ComponentFacts {
  const { spread, themeDefaultProps, muiName, forwardsRefTo, inheritance, cssComponent } = file;
  // Checked values have no nulls; this one means that the component takes no ref.
  const takesNoRef = Object(written).forwardsRefTo === null;
  return {
    ...(spread && { spread }),
    ...(themeDefaultProps && { themeDefaultProps }),
    ...(muiName !== undefined && { muiName }),
    ...(takesNoRef && { refTarget: false }),
    ...(typeof forwardsRefTo === 'string' && { refTarget: forwardsRefTo }),
    ...(inheritance && {
      inheritance: {
        component: inheritance.component,
        ...(inheritance.pathname !== undefined && { pathname: inheritance.pathname }),
      },
    }),
    ...(cssComponent && { cssComponent }),
  };
}

function kindOf(document: Documented): ApiKind {
  switch (document.kind) {
    case 'component':
    case 'selectors':
      return document.kind;
    case 'callable':
      return document.file.kind ?? (/^use[A-Z]/.test(document.file.name) ? 'hook' : 'function');
    case 'type':
      return document.file.kind ?? 'interface';
  }
}

/** `x/api/data-grid/grid.json` in `x/api` → section `data-grid`, slug `grid` */
function placeOf(source: SourcePath, folder: SourcePath): Pick<ApiDocument, 'section' | 'slug'> {
  const path = isInside(folder, source) ? pathIn(folder, source) : source.slice(source.lastIndexOf('/') + 1);
  const slash = path.lastIndexOf('/');
  const file = path.slice(slash + 1).replace(/\.json$/, '');
  return { section: path.slice(0, Math.max(0, slash)), slug: /\p{Lu}/u.test(file) ? kebabCase(file) : file };
}
