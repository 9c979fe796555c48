import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateError } from '../../../../../src/bundle/esbuild/problems/locate-error.ts';
import { createServerBundler } from '../../../../../src/bundle/esbuild/server-bundler.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { bundlerOptions } from '../../../../support/bundler-options.ts';
import { folderWith } from '../../../../support/folder-with.ts';
import { quickTemplates } from '../../../../support/quick-templates.ts';

/** A module whose function fails in line 3. */
const failing = (name: string) =>
  `export function ${name}(props: { ${name}Rows?: string[] }) {
  console.log('${name}');
  return props.${name}Rows.length;
}
`;

const files: Readonly<Record<string, string>> = {
  ...quickTemplates,
  'program/templates/server.tsx': `
    import { Footer } from './layout/footer.tsx';
    import { Ours } from './layout/ours.tsx';
    export const page = (props) => [Footer(props), Ours(props)];
  `,
  'program/templates/layout/ours.tsx': failing('Ours'),
  'site/templates/layout/footer.tsx': `
import { Card } from '../../content/parts/Card';
import { Kit } from 'kit';
function first(props) {
  return props.repeated.trim();
}
function second(props) {
  return props.repeated.trim();
}
export function Footer(props) {
  return [Card, Kit, first, second].concat(props.list.pop());
}
`,
  'site/content/parts/Card.tsx': failing('Card'),
  'site/node_modules/kit/package.json': '{ "name": "kit", "type": "module", "main": "index.ts" }',
  'site/node_modules/kit/index.ts': failing('Kit'),
};

/** A piece of code in a bundle, and which of its occurrences is meant. */
type Frame = readonly [code: string, occurrence?: number];

/** Finds the place of an error whose stack has these frames, in the bundle for Node or in other files. */
async function locate(frames: readonly Frame[], templates: 'ours' | 'those of the site' = 'ours') {
  await using folder = await folderWith(files);
  const site = join(folder.path, 'site') as FilePath;
  const given = { ...bundlerOptions(site), templates: join(folder.path, 'program/templates') as FilePath };
  const server = await createServerBundler(given, true).bundle([], [], new Map());
  const scripts = server.files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const);
  const lines = frames.map(([code, occurrence = 0]) => {
    const [path = '', text = ''] = scripts.find(([, one]) => one.includes(code)) ?? [];
    const before = text
      .split(code)
      .slice(0, occurrence + 1)
      .join(code)
      .split('\n');
    return `    at Page (file:///cache/${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1})`;
  });
  const stack = ['TypeError: It is undefined.', '    at node:internal/process:1:1', ...lines].join('\n');
  const options = templates === 'ours' ? given : { ...given, siteTemplates: given.templates };
  const bundled = { server, entries: [], live: [] };
  const [place, again] = [
    await locateError(stack, bundled, options),
    await locateError(stack, bundled, options),
  ];
  expect(again).toEqual(place);
  return place && `${place.file}:${place.line}:${place.column}`;
}

test.each<[what: string, frames: readonly Frame[], place: string | undefined]>([
  ['a template of the site', [['.list.pop']], 'templates/layout/footer.tsx:11:44'],
  ['another module of the site', [['.CardRows.length']], 'content/parts/Card.tsx:3:10'],
  ['a template of ours', [['.OursRows.length']], undefined],
  ['a package', [['.KitRows.length']], undefined],
  [
    'a package that a template of the site calls',
    [['.KitRows.length'], ['.list.pop']],
    'templates/layout/footer.tsx:11:44',
  ],
  ['the first of two equal lines', [['.repeated.trim', 0]], 'templates/layout/footer.tsx:5:10'],
  ['the second of two equal lines', [['.repeated.trim', 1]], 'templates/layout/footer.tsx:8:10'],
  ['no file of the bundle', [['nothing has this code']], undefined],
  ['nothing', [], undefined],
])('an error in %s is at %s', async (_, frames, place) => {
  expect(await locate(frames)).toBe(place);
});

test('a site without templates of its own has no such place', async () => {
  expect(await locate([['.CardRows.length']], 'those of the site')).toBeUndefined();
});
