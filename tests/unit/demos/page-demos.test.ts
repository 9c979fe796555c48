import { expect, test } from 'vitest';
import { pageDemos } from '../../../src/demos/page-demos.ts';
import type { SourcePath } from '../../../src/model/path.ts';
import type { PlannedPage } from '../../../src/render/plan-tasks.ts';
import { plannedPages } from '../../support/planned-pages.ts';

const pages = plannedPages(
  {
    config: 'languages: [en, de]\ncomponents: [./parts]',
    pages: {
      'a/button.md':
        '# Button\n\n{{"component": "List"}}\n\n{{"demo": "Basic.tsx"}}\n\n{{"component": "Chart"}}\n\n{{"demo": "Gone.tsx"}}\n',
      'a/button-de.md': '# Schaltfläche\n\n{{"demo": "Basic.tsx"}}\n',
      'only.md': '# Only in English\n\n{{"demo": "a/Basic.tsx"}}\n',
      'static.md': '# Static\n\n{{"component": "List"}}\n',
      'text.md': '# Text\n',
    },
    files: ['a/Basic.tsx', 'parts/List.tsx', 'parts/Chart.tsx'],
  },
  { islands: new Map([['Chart', 'idle']]) },
);

test('a browser opens each page with something to hydrate once, in its own language', () => {
  expect(pageDemos(pages)).toEqual([
    {
      path: '/a/button',
      source: 'a/button.md',
      demos: [
        {
          id: 'Basic',
          entry: 'demo:a/Basic.tsx',
          subject: 'demo "Basic.tsx"',
          place: { file: 'content/a/button.md', line: 5, column: 1 },
        },
        {
          id: 'component-Chart',
          entry: 'component:Chart',
          subject: 'component "Chart"',
          place: { file: 'content/a/button.md', line: 7, column: 1 },
        },
      ],
    },
    {
      path: '/only',
      source: 'only.md',
      demos: [
        {
          id: 'Basic',
          entry: 'demo:a/Basic.tsx',
          subject: 'demo "a/Basic.tsx"',
          place: { file: 'content/only.md', line: 3, column: 1 },
        },
      ],
    },
  ]);
});

/** The same page, with directives in a file that it includes. */
function withIncluded({ route, task }: PlannedPage): PlannedPage {
  if (route.kind !== 'doc') return { route, task };
  const { document } = route.page;
  const file = '../shared/demos.md' as SourcePath;
  const parts = document.parts.map((part) => ({ ...part, file, line: 2 }));
  return { route: { ...route, page: { ...route.page, document: { ...document, parts } } }, task };
}

test('a demo of an included file is at its directive in that file', () => {
  const [first] = pageDemos(pages.map(withIncluded));
  expect(first?.demos.map(({ place }) => place)).toEqual([
    { file: 'shared/demos.md', line: 2, column: 1 },
    { file: 'shared/demos.md', line: 2, column: 1 },
  ]);
});
