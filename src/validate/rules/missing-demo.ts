import { posix } from 'node:path';
import { nearestName } from '../../lib/nearest-name.ts';
import { displayPath, resolveSource } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageDocument, PagePart } from '../../model/document.ts';
import type { LinkSpace } from '../../model/site.ts';
import type { PageRule } from '../rule.ts';

const extensions = ['.tsx', '.ts', '.js', '.jsx'];

/** Reports demo directives whose module does not exist. */
export const missingDemo: PageRule = ({ document, demos }, { space }) =>
  document.parts
    .filter((part, position) => part.kind === 'demo' && demos[position] === null)
    .map((part) => missing(part, document, space));

function missing(part: PagePart, document: PageDocument, { files }: LinkSpace): Diagnostic {
  const wanted = resolveSource(document.source, part.name);
  const folder = posix.dirname(wanted);
  const beside = [...files.keys()]
    .filter((path) => posix.dirname(path) === folder && extensions.includes(posix.extname(path)))
    .map((path) => posix.basename(path));
  const near = nearestName(posix.basename(wanted), beside);
  const listed = beside.length === 0 ? 'no demos' : beside.slice(0, 8).join(', ');
  return {
    severity: 'error',
    code: 'missing-demo',
    message: `Demo "${displayPath(wanted)}" does not exist. Its folder contains ${listed}.`,
    hint:
      near === undefined
        ? 'Create the file, or remove the directive.'
        : `{{"demo": "${posix.join(posix.dirname(part.name), near)}"}}`,
    place: { file: displayPath(document.source), line: part.line, column: part.column },
  };
}
