import type { ApiFileBase, ApiFileProp, ApiTypeFile } from '../../model/api-file.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { docComment } from '../types/doc-comment.ts';
import { literalText, typeText } from '../types/type-text.ts';
import { ts } from '../typescript.ts';

/** Describes an enum, or a constant object in place of one; its members keep their order. */
export function enumDocument(base: ApiFileBase, symbol: ts.Symbol, context: ExtractionContext): ApiTypeFile {
  const { checker, record } = context;
  const declared = (symbol.declarations ?? []).filter((node) => ts.isEnumDeclaration(node));
  for (const node of declared) record(node);
  const members = declared.flatMap((node) => [...node.members]);
  const properties =
    declared.length > 0
      ? members.map((member) => {
          const value = checker.getConstantValue(member);
          const text = typeof value === 'string' ? literalText(value) : String(value ?? 'number');
          return [memberName(member), memberProp(text, [member])] as const;
        })
      : checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)).map((property) => {
          const text = typeText(checker.getTypeOfSymbol(property), context);
          return [property.name, memberProp(text, property.declarations ?? [])] as const;
        });
  return { ...base, kind: 'enum', properties: Object.fromEntries(properties) };
}

function memberName({ name }: ts.EnumMember): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function memberProp(text: string, declarations: readonly ts.Declaration[]): ApiFileProp {
  const { description, deprecated, since } = docComment(declarations);
  return {
    type: { name: text, text },
    ...(description && { description }),
    ...(deprecated !== undefined && { deprecated: true }),
    ...(deprecated && { deprecationInfo: deprecated }),
    ...(since !== undefined && { since }),
  };
}
