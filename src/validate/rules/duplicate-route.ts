import { displayPath, pageOutputPath, pathIn, withTrailingSlash } from '../../lib/path.ts';
import { rememberedBy } from '../../lib/remembered-per.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/path.ts';
import type { Site } from '../../model/site.ts';
import type { Rule } from '../rule.ts';

/** Two files that claim one address; letter case does not tell them apart, since not every disk and host does. */
export const duplicateRoute: Rule = rememberedBy(
  // No page moves without another space.
  ({ space, publicFiles }: Site) => [space, publicFiles],
  ({ pages, publicFiles, config }): Diagnostic[] => {
    const first = new Map<string, { readonly source: SourcePath; readonly path: string }>();
    const found: Diagnostic[] = [];
    const claim = (output: string, path: string, source: SourcePath) => {
      const key = output.toLowerCase();
      const earlier = first.get(key);
      if (earlier) found.push(duplicate(path, source, earlier));
      else first.set(key, { source, path });
    };
    for (const page of pages)
      claim(pageOutputPath(page.path), withTrailingSlash(page.path), page.document.source);
    for (const source of publicFiles) {
      const path = pathIn(config.publicDir, source);
      claim(path, `/${path}`, source);
    }
    return found;
  },
);

function duplicate(
  path: string,
  source: SourcePath,
  earlier: { readonly source: SourcePath; readonly path: string },
): Diagnostic {
  const differsInCase =
    path !== earlier.path ? `, which differs from \`${earlier.path}\` in letter case at most` : '';
  return {
    severity: 'error',
    code: 'duplicate-route',
    message: `Two files claim the address \`${path}\`${differsInCase}: ${displayPath(earlier.source)} and ${displayPath(source)}.`,
    hint: 'Give one of them another `path` in its front matter, or remove it.',
    place: { file: displayPath(source), line: 1, column: 1 },
    related: [
      { message: 'The other file.', place: { file: displayPath(earlier.source), line: 1, column: 1 } },
    ],
  };
}
