import { expect, test } from 'vitest';
import { reportSnapshot } from '../../../../cli/sessions/report-snapshot.ts';
import { trackProblems } from '../../../../cli/track-problems.ts';
import type { Config } from '../../../../src/model/config.ts';
import type { FilePath } from '../../../../src/model/path.ts';

function reported(names: readonly string[]): string {
  let text = '';
  const out = {
    write: (more: string) => {
      text += more;
    },
    interactive: false,
    colours: false,
    columns: 80,
  };
  const config = { root: '/site' as FilePath } as Config;
  const paths = names.map((name) => `/site/content/${name}`);
  reportSnapshot(
    { out, cwd: '/site', config, newProblems: trackProblems() },
    { diagnostics: [], ok: true, parsed: 0 },
    { edit: { change: { paths, configChanged: false } }, ms: 12 },
  );
  return text;
}

test('an edit is reported with the names of its files', () => {
  expect(reported(['a.md', 'b.md'])).toBe('content/a.md, content/b.md in 12 ms\n');
});

test('of many files, the first ones are named', () => {
  const names = Array.from({ length: 2009 }, (_, index) => `${index}.md`);
  const first = names.slice(0, 8).map((name) => `content/${name}`);
  expect(reported(names)).toBe(`${first.join(', ')} and 2,001 other files in 12 ms\n`);
  expect(reported(names.slice(0, 9))).toBe(`${first.join(', ')} and 1 other file in 12 ms\n`);
});

test('control characters in names are shown and not obeyed', () => {
  expect(reported(['\u001b[2J.md'])).toBe('content/␛[2J.md in 12 ms\n');
});
