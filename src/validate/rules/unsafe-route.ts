import { displayPath, unsafePath } from '../../lib/path.ts';
import type { PageRule } from '../rule.ts';

/** The addresses that the build writes itself. */
const reserved = /^\/(?:404|_app|assets|media|sw\.js)(?:\/|$)/;

/** A page's address stays inside the output folder and off the addresses of the build. */
export const unsafeRoute: PageRule = (page) => {
  const written = page.document.frontMatter.path ?? page.path;
  const unsafe = unsafePath(written) ?? unsafePath(page.path);
  const why = unsafe ?? (reserved.test(page.path) ? 'is used by the build itself' : undefined);
  if (why === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'unsafe-route',
      message: `The address \`${written}\` ${why}.`,
      hint: 'path: /material-ui/react-button/',
      place: { file: displayPath(page.document.source), line: 1, column: 1 },
    },
  ];
};
