import { expect } from 'vitest';
import { page, smallSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const siteModule = `import { shout } from './extensions/shout.ts';
export const remarkPlugins = [{ plugin: shout, when: /!!/ }];
export const directives = { box: ({ value }) => '<b>' + value + '</b>' };
export const rules = { 'loud-title': ({ pages }) => pages
  .filter(({ title }) => title.endsWith('!'))
  .map(({ file, title }) => ({ message: 'The title "' + title + '" shouts.', place: { file } })) };
export const emitters = { 'page-list': ({ pages }) => [
  { path: 'pages.txt', content: pages.map(({ path }) => path).join('\\n') },
] };
`;

const shout = (sign: string) => `export function shout() {
  return (tree) => {
    const first = tree.children.find(({ type }) => type === 'paragraph');
    first.children.push({ type: 'text', value: '${sign}' });
  };
}
`;

const files = {
  ...smallSite,
  'content/site.ts': siteModule,
  'content/extensions/shout.ts': shout('¡'),
  'content/acme/loud.md': page('Loud', 'Hear this!!'),
  'content/acme/boxed.md': page('Boxed', '{{"box": "Inside"}}'),
};

test('plugins, directives, rules and emitters of a site take part in a build', async ({ workspace }) => {
  await workspace.write({ ...files, 'content/acme/title.md': page('Title!', 'Text.') });
  const report = await workspace.freshBuild();
  expect(report.diagnostics).toEqual([
    expect.objectContaining({
      code: 'site/loud-title',
      severity: 'warning',
      message: 'The title "Title!" shouts.',
      place: { file: 'content/acme/title.md', line: 1, column: 1 },
    }),
  ]);
  expect(await workspace.read('dist/acme/loud/index.html')).toContain('<p>Hear this!!¡</p>');
  expect(await workspace.read('dist/acme/boxed/index.html')).toContain('<b>Inside</b>');
  expect(await workspace.read('dist/pages.txt')).toContain('/acme/loud/\n');
});

test('an edited plugin parses its pages again, and no others', async ({ workspace }) => {
  await workspace.write(files);
  const first = await workspace.freshBuild();
  expect(first.parsed).toBeGreaterThan(2);
  expect((await workspace.freshBuild()).parsed).toBe(0);
  await workspace.write({ 'content/extensions/shout.ts': shout('‼') });
  const edited = await workspace.freshBuild();
  // The page with the directive needs the same module.
  expect(edited.parsed).toBe(2);
  expect(edited.rendered).toEqual(['/acme/loud']);
  expect(await workspace.read('dist/acme/loud/index.html')).toContain('<p>Hear this!!‼</p>');
});

test('an edited directive, rule and emitter take effect in the next build', async ({ workspace }) => {
  await workspace.write({ ...files, 'content/acme/title.md': page('Title!', 'Text.') });
  await workspace.freshBuild();
  await workspace.write({
    'content/site.ts': siteModule
      .replaceAll('b>', 'i>')
      .replace('shouts', 'cries')
      .replace('join(', "join(' ' + "),
  });
  const { diagnostics } = await workspace.freshBuild();
  expect(diagnostics.map(({ message }) => message)).toEqual(['The title "Title!" cries.']);
  expect(await workspace.read('dist/acme/boxed/index.html')).toContain('<i>Inside</i>');
  expect(await workspace.read('dist/pages.txt')).toContain(' \n/acme/loud');
});

test('a page without a plugin takes the way of a site without plugins', async ({ workspace }) => {
  // The page with a directive of the site goes through unified, too.
  const { 'content/site.ts': module, 'content/acme/boxed.md': _, ...plain } = files;
  await workspace.write(plain);
  const { fastShare = 0 } = await workspace.freshBuild({ flags: { force: true } });
  await workspace.write({ 'content/site.ts': module.replace('/!!/', '/never/') });
  expect((await workspace.freshBuild({ flags: { force: true } })).fastShare).toBe(fastShare);
  await workspace.write({ 'content/site.ts': module });
  expect((await workspace.freshBuild({ flags: { force: true } })).fastShare).toBeLessThan(fastShare);
});

test('a page that no longer needs a plugin is the page of a site without plugins', async ({ workspace }) => {
  await workspace.write({ ...files, 'content/site.ts': siteModule.replace('/!!/', '/never/') });
  await workspace.freshBuild();
  await workspace.remove('content/site.ts');
  const plain = await workspace.freshBuild();
  // The directive means nothing without its function.
  expect(plain.parsed).toBe(1);
});

test('threads give the same pages as the calling thread', async ({ workspace }) => {
  await workspace.write(files);
  await workspace.freshBuild();
  const inline = await workspace.output();
  await workspace.rename('.cache', 'cache-without-threads');
  await workspace.freshBuild({ pooledFrom: 1 });
  expect(await workspace.output()).toEqual(inline);
});

test('errors name the function, the page, and the line of the code', async ({ workspace }) => {
  await workspace.write({
    ...files,
    'content/extensions/shout.ts':
      "export function shout() {\n  return () => {\n    throw new Error('too loud');\n  };\n}\n",
    'content/site.ts': `${siteModule}rules.broken = () => {\n  throw new Error('no rule');\n};\nemitters.broken = () => [{ path: '../a.txt', content: '' }, { path: 'pages.txt', content: '' }];\n`,
  });
  for (const [name, options] of [
    ['inline', {}],
    ['threads', { pooledFrom: 1 }],
  ] as const) {
    const { diagnostics, ok } = await workspace.freshBuild(options);
    expect(ok).toBe(false);
    expect(
      diagnostics.map(({ code, message, place, related = [] }) =>
        [
          code,
          message,
          place?.file,
          place?.line,
          ...related.map(({ place }) => `${place.file}:${place.line}`),
        ].join(' | '),
      ),
    ).toEqual([
      'duplicate-route | Two files have the output path "pages.txt": "pages.txt" of the emitter "page-list" and "pages.txt" of the emitter "broken". |  | ',
      'plugin-failed | Remark plugin "shout" failed: too loud. | content/acme/loud.md | 6 | content/extensions/shout.ts:3',
      'emitter-path | Emitter "broken" returned the path "../a.txt", which leaves the output folder. | content/site.ts | 7',
      'rule-failed | Rule "broken" failed: no rule. | content/site.ts | 11',
    ]);
    await workspace.rename('.cache', `cache-${name}`);
  }
});
