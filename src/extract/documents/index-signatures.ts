import type { ApiFileProp } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { isPlatform } from '../project/package-of.ts';
import { describeType } from '../types/describe-type.ts';
import { docComment } from '../types/doc-comment.ts';
import { printed } from '../types/type-text.ts';
import type { ts } from '../typescript.ts';

/**
 * Describes what an object may have besides its named properties, by its text: `[name: string]`. What a
 * mapped type such as `Record<string, unknown>` adds has no text of its own, and is left out.
 */
export function indexSignatures(
  type: ts.Type,
  context: ExtractionContext,
): Readonly<Record<string, ApiFileProp>> {
  const { checker, record } = context;
  const own = checker.getIndexInfosOfType(type).flatMap(({ declaration, type: value }) => {
    const [parameter] = declaration?.parameters ?? [];
    if (!declaration || !parameter?.type || isPlatform(declaration.getSourceFile().fileName)) return [];
    record(declaration);
    const { description } = docComment([declaration]);
    const prop: ApiFileProp = {
      type: describeType({ type: value, node: declaration.type, optional: true }, context),
      ...(description && { description }),
    };
    return [[`[${parameter.name.getText()}: ${printed(parameter.type)}]`, prop] as const];
  });
  return Object.fromEntries(own);
}
