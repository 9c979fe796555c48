import type { ApiFileInherited, ApiFileInheritedItem } from '../../model/api-file.ts';
import { type InheritedGroup, systemProps } from '../component/sort-props.ts';
import type { ExtractionContext } from '../extraction-context.ts';
import { type Member, memberTypeText } from '../types/describe-member.ts';
import { docComment } from '../types/doc-comment.ts';

/** Describes the props that a component takes over from another type. */
export function inheritedGroup(group: InheritedGroup, context: ExtractionContext): ApiFileInherited {
  return {
    source: group.source,
    ...(group.packageName !== undefined && { package: group.packageName }),
    items: group.members.map((member) => ({
      name: member.name,
      type: memberTypeText(member, context),
      ...(!member.optional && { required: true }),
      ...(member.default !== undefined && { default: member.default }),
      ...(!isKnown(group) && describedFields(member, context)),
    })),
  };
}

/** Whether readers know the items of a group: the attributes of React, or the properties of CSS. */
function isKnown({ packageName, source }: InheritedGroup): boolean {
  return packageName === '@types/react' || source === systemProps;
}

function describedFields(
  { declarations, default: fallback }: Member,
  { record }: ExtractionContext,
): Pick<ApiFileInheritedItem, 'default' | 'deprecated' | 'deprecationInfo' | 'description'> {
  for (const declaration of declarations) record(declaration);
  const { description, deprecated, ...comment } = docComment(declarations);
  const value = comment.default ?? fallback;
  return {
    ...(value !== undefined && { default: value }),
    ...(deprecated !== undefined && { deprecated: true }),
    ...(deprecated && { deprecationInfo: deprecated }),
    ...(description && { description }),
  };
}
