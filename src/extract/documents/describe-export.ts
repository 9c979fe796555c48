import type { ExtractedDocument } from '../../model/api-extraction.ts';
import type { ApiFile } from '../../model/api-file.ts';
import { acceptedProps, appliedProps, type ComponentElement } from '../component/accepted-props.ts';
import type { ComponentShape } from '../component/component-shape.ts';
import { themeName } from '../component/theme-name.ts';
import type { ImportLines } from '../exports/import-lines.ts';
import type { SelectedExport, Survey } from '../exports/survey-exports.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { callableDocument } from './callable-document.ts';
import { componentDocument } from './component-document.ts';
import { type DocumentBase, documentBase } from './document-base.ts';
import { enumDocument } from './enum-document.ts';
import { typeDocument } from './type-document.ts';

/** What describing the exports of a product needs. */
export interface DescribeOptions {
  readonly root: string;
  readonly imports: ImportLines;
  readonly survey: Pick<Survey, 'index' | 'byName'>;
  /** Its element in a module of ours, if it is a component. */
  readonly element: ComponentElement | undefined;
}

/** A document with the modules that it was read from besides the program. */
export interface DescribedExport {
  readonly document: ExtractedDocument;
  readonly files: readonly string[];
}

/** Makes the document of an export. */
export function describeExport(
  { item, classify, source }: SelectedExport,
  options: DescribeOptions,
  context: ExtractionContext,
): DescribedExport {
  const classified = classify();
  for (const declaration of item.symbol.declarations ?? []) context.record(declaration);
  const { base, comment } = documentBase(item, options, context);
  const plain = (file: ApiFile): DescribedExport => ({ document: { source, file }, files: [] });
  switch (classified.kind) {
    case 'component':
      return describeComponent({ item, source, shape: classified.shape, base, comment }, options, context);
    case 'hook':
    case 'function':
      return plain(
        callableDocument({ base, kind: classified.kind, type: classified.type, comment }, context),
      );
    case 'enum':
      return plain(enumDocument(base, item.symbol, context));
    case 'interface':
    case 'type':
      return plain(typeDocument({ base, kind: classified.kind, type: classified.type }, context));
    case 'constant':
      throw new Error(`Internal error: the constant "${item.name}" has no document.`);
  }
}

interface Component extends Pick<SelectedExport, 'item' | 'source'>, DocumentBase {
  readonly shape: ComponentShape;
}

/** Describes a component with its name in the theme, and with the props that its element accepts. */
function describeComponent(
  { item, source, shape, base, comment }: Component,
  { survey, element }: DescribeOptions,
  context: ExtractionContext,
): DescribedExport {
  const classes = survey.byName.get(`${item.name}Classes`)?.classify();
  const [declaration] = item.symbol.declarations ?? [];
  const theme = themeName(item.name, { byName: survey.byName, declaration }, context);
  const isGeneric = shape.signatures.some(({ typeParameters = [] }) => typeParameters.length > 0);
  const { file, excluded, files } = componentDocument(
    {
      ...{ item, shape, base, comment, index: survey.index },
      themeName: theme.name,
      applied: isGeneric && element ? appliedProps(element, context.checker) : undefined,
      classes: classes?.kind === 'interface' ? classes.type : undefined,
    },
    context,
  );
  const accepted = element ? acceptedProps(element, context.checker) : undefined;
  return {
    document: { source, file, ...(accepted && { accepted }), ...excludedOf(excluded, accepted) },
    files: [...files, ...theme.files],
  };
}

/** React adds `key` to the props of every element, whether a component declares it or not. */
function excludedOf(
  excluded: NonNullable<ExtractedDocument['excluded']>,
  accepted: readonly string[] | undefined,
): Pick<ExtractedDocument, 'excluded'> {
  const names = new Set(excluded.map(({ name }) => name));
  const added = (accepted ?? []).filter((name) => (name === 'key' || name === 'ref') && !names.has(name));
  const all = [...excluded, ...added.map((name) => ({ name, rule: name as 'key' | 'ref' }))];
  return { excluded: all.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
