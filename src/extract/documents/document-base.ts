import { posix } from 'node:path';
import type { ApiFileBase } from '../../model/api-file.ts';
import { madeFrom } from '../component/made-from.ts';
import type { ImportLines } from '../exports/import-lines.ts';
import type { ExportedItem } from '../exports/list-exports.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { packageOf } from '../project/package-of.ts';
import { type DocComment, docComment } from '../types/doc-comment.ts';
import type { ts } from '../typescript.ts';

/** What every document says about its export. */
export interface DocumentBase {
  readonly base: ApiFileBase;
  readonly comment: DocComment;
}

/** What describing an export needs. `root` is the folder of the site. */
interface BaseOptions {
  readonly imports: ImportLines;
  readonly root: string;
}

/** Describes an export, apart from its members. */
export function documentBase(
  item: ExportedItem,
  { imports, root }: BaseOptions,
  context: ExtractionContext,
): DocumentBase {
  const { symbol, name, packageName } = item;
  const declarations = symbol.declarations ?? [];
  const comment = docComment([...declarations, ...declarations.flatMap((one) => madeFrom(one, context))]);
  const { description, deprecated, since, examples } = comment;
  const filename = sourceFile(declarations[0], root);
  return {
    comment,
    base: {
      name,
      imports: imports(item),
      package: packageName,
      ...(description && { description }),
      ...(deprecated !== undefined && { deprecated: true }),
      ...(deprecated && { deprecationInfo: deprecated }),
      ...(since !== undefined && { since }),
      ...(examples.length > 0 && { examples }),
      ...(filename !== undefined && { filename }),
    },
  };
}

/** The path of a source of the workspace in the repository: `/content/kit/src/meter.tsx`. */
function sourceFile(declaration: ts.Declaration | undefined, root: string): string | undefined {
  const file = declaration?.getSourceFile().fileName;
  if (file === undefined || packageOf(file) !== undefined) return undefined;
  const path = posix.relative(root, file);
  return path.startsWith('..') ? undefined : `/${path}`;
}
