import { alignLines } from './align-lines.ts';
import { closeGap } from './close-gap.ts';
import { type ModuleSyntax, type SyntaxProblem, stripTypes, syntaxProblem } from './find-syntax-error.ts';

/** A module in JavaScript, or the place where it stops being a module. */
export type DerivedJavaScript =
  | { readonly kind: 'derived'; readonly text: string }
  | ({ readonly kind: 'broken' } & SyntaxProblem);

/**
 * Takes the types out of a module; JSX, comments, blank lines and formatting stay. A line that held nothing but types goes, as do imports that
 * nothing but types used. A module that is JavaScript is only checked.
 */
export function deriveJavaScript(text: string, syntax: ModuleSyntax): DerivedJavaScript {
  const isTyped = syntax === 'ts' || syntax === 'tsx';
  try {
    // It leaves what is no type where it stands, comments and formatting included; esbuild and the TypeScript compiler print programs anew.
    const code = stripTypes(text, syntax);
    if (!isTyped || code === text) return { kind: 'derived', text };
    return { kind: 'derived', text: closeGaps(code, text) };
  } catch (error) {
    return { kind: 'broken', ...syntaxProblem(error, text) };
  }
}

/** Its source map would tell what became of each token, were it right after a template such as `${a}`. */
function closeGaps(code: string, text: string): string {
  const starts = [{ generated: 0, original: 0 }, ...alignLines(code, text)];
  const pieces = starts.map((start, index) => {
    const end = starts[index + 1];
    const next = end === undefined ? '' : code.slice(end.generated, end.generated + 1);
    return closeGap(
      code.slice(start.generated, end?.generated),
      text.slice(start.original, end?.original),
      next,
    );
  });
  return pieces.join('');
}
