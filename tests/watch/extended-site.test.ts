import { expect } from 'vitest';
import { followBuild, followDev, inFolder, long } from '../support/followed-site.ts';
import { page, smallSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

const shout = (sign: string) => `export function shout() {
  return (tree) => {
    tree.children[1].children.push({ type: 'text', value: '${sign}' });
  };
}
`;

/** A site with a plugin and a library beside it. */
const files = {
  ...inFolder('site', smallSite),
  'site/content/site.yaml': `${smallSite['content/site.yaml']}alias: { '@acme/ui': ../../ui }\n`,
  'site/content/site.ts': `import { shout } from '../../plugins/shout.ts';
export const remarkPlugins = [{ plugin: shout, when: /!!/ }];
`,
  'plugins/shout.ts': shout('¡'),
  'site/content/acme/loud.md': page('Loud', 'Hear this!!\n\n{{"demo": "Styled.tsx"}}'),
  'site/content/acme/Styled.tsx':
    "import styles from '@acme/ui/label.module.css';\n\nexport default function Styled() {\n  return <b className={styles.label}>Label</b>;\n}\n",
  'ui/label.module.css': '.label { color: red; }\n',
};

test('docs build --watch follows the plugins and style sheets outside the site', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = await followBuild(workspace, 'site');
  expect(docs.written()).toContain('Built 8 pages');
  const html = () => docs.html('acme/loud');
  const css = async () => {
    const [, path = ''] = /href="\/(assets\/demo-[^"]*\.css)"/.exec(await html()) ?? [];
    return docs.file(path);
  };
  expect(await html()).toContain('Hear this!!¡');
  expect(await css()).toContain('color:red');
  await workspace.write({ 'ui/label.module.css': '.label { color: blue; }\n' });
  await expect.poll(css, long).toContain('#00f');
  await workspace.write({ 'plugins/shout.ts': shout('‼') });
  await expect.poll(html, long).toContain('Hear this!!‼');
});

test('docs dev shows the edits of plugins and style sheets outside the site', async ({ workspace }) => {
  await workspace.write(files);
  await using docs = await followDev(workspace, 'site');
  expect(docs.written()).toContain('8 pages in');
  const shown = () => docs.html('acme/loud');
  const css = async () => {
    const [, path = ''] = /href="\/(assets\/demo-[^"]*\.css)"/.exec(await shown()) ?? [];
    return docs.file(path);
  };
  expect(await shown()).toContain('Hear this!!¡');
  expect(await css()).toContain('color:red');
  await workspace.write({ 'ui/label.module.css': '.label { color: blue; }\n' });
  await expect.poll(css, long).toContain('#00f');
  await workspace.write({ 'plugins/shout.ts': shout('‼') });
  await expect.poll(shown, long).toContain('Hear this!!‼');
});
