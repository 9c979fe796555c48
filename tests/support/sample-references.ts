import { hash } from '../../src/lib/hash.ts';
import type { Config } from '../../src/model/config.ts';
import type { FilePath, SourcePath } from '../../src/model/path.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { parseApiDocument } from '../../src/parse/api/parse-api-document.ts';
import { planReferences } from '../../src/parse/api/plan-references.ts';
import type { Reference } from '../../src/parse/api/reference-reader.ts';
import { sourceKind } from '../../src/read/source-kind.ts';

/** Reads API documents and descriptions, given as values by source path. */
export function sampleReferences(config: Config, files: Readonly<Record<string, unknown>>): Reference[] {
  const texts = new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
  const sources = new Map(
    [...texts].map(([path, text]): [SourcePath, SourceFile] => {
      const source = path as SourcePath;
      const kind = sourceKind(source, config);
      return [source, { path: source, file: `/site/content/${path}` as FilePath, kind, hash: hash(text) }];
    }),
  );
  const textOf = ({ path }: SourceFile) => ({ source: path, text: texts.get(path) ?? '' });
  const documents = [...sources.values()].filter(({ kind }) => kind === 'api-document');
  const planned = planReferences(config, { documents, extracted: [], get: (path) => sources.get(path) });
  return planned.flatMap(({ product, language, found, folder, descriptions, isTranslation }) => {
    if (found.kind !== 'written') return [];
    const { value, diagnostics } = parseApiDocument({
      document: textOf(found.file),
      folder,
      descriptions: descriptions.map(textOf),
      lint: !isTranslation,
    });
    const [translated] = descriptions;
    return [
      {
        product,
        language,
        source: isTranslation && translated ? translated.path : found.path,
        ...(isTranslation && { translationOf: found.path }),
        document: value,
        diagnostics,
      },
    ];
  });
}
