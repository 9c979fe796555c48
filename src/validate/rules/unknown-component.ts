import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageDocument, PagePart } from '../../model/document.ts';
import type { PageRule, Surroundings } from '../rule.ts';

/** A component directive names a registered component. */
export const unknownComponent: PageRule = ({ document, components }, surroundings) =>
  document.parts
    .filter((part, position) => part.kind === 'component' && components[position] === null)
    .map((part) => unknown(part, document, surroundings));

function unknown(part: PagePart, document: PageDocument, { components }: Surroundings): Diagnostic {
  const names = [...components.keys()].sort();
  const near = nearestName(part.name, names);
  const listed = names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : names.join(', ');
  return {
    severity: 'error',
    code: 'unknown-component',
    message: `There is no component named "${part.name}". Registered are ${listed}.`,
    hint:
      near === undefined
        ? `Put its module into templates/components/ or a folder of "components" in site.yaml.`
        : `{{"component": "${near}"}}`,
    place: { file: displayPath(document.source), line: part.line, column: part.column },
  };
}
