import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageDocument, PagePart } from '../../model/document.ts';
import type { PageRule, RuleContext } from '../rule.ts';

/** Reports component directives that name no registered component. */
export const unknownComponent: PageRule = ({ document, components }, context) =>
  document.parts
    .filter((part, position) => part.kind === 'component' && components[position] === null)
    .map((part) => unknown(part, document, context));

function unknown(part: PagePart, document: PageDocument, { components }: RuleContext): Diagnostic {
  const names = [...components.keys()].sort();
  const near = nearestName(part.name, names);
  const listed = names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : names.join(', ');
  return {
    severity: 'error',
    code: 'unknown-component',
    message: `Unknown component "${part.name}". Registered components: ${listed}.`,
    hint:
      near === undefined
        ? 'Add its module to templates/components/, or to a folder in "components" of site.yaml.'
        : `{{"component": "${near}"}}`,
    place: { file: displayPath(part.file ?? document.source), line: part.line, column: part.column },
  };
}
