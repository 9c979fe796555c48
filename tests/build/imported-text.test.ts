import { expect } from 'vitest';
import { followDev, long } from '../support/followed-site.ts';
import { page, smallSite } from '../support/small-site.ts';
import { test, type Workspace } from '../support/workspace.ts';

/** A demo that shows its neighbour with the text of that, and the address of a picture. */
const site = {
  ...smallSite,
  'content/site.yaml': `${smallSite['content/site.yaml']}alias: { ui: ../ui }\n`,
  'content/acme/text.md': page('Text', '{{"demo": "Shown.tsx"}}'),
  'content/acme/Shown.tsx': `import { Label } from './label';
import source from './label.tsx?raw';
import notes from 'ui/notes.md?raw';
import license from 'kit/license.js?raw';
import dot from './dot.svg?url';
import dotText from './dot.svg?raw';
import styles from './label.css?raw';

export default function Shown() {
  return <i title={dotText} data-dot={dot}><Label /><pre>{\`\${source}\${notes}\${license}\${styles}\`}</pre></i>;
}
`,
  'content/acme/label.tsx': 'export function Label() {\n  return <b>First</b>;\n}\n',
  'content/acme/label.css': '.label { color: teal; }\n',
  'content/acme/dot.svg': '<svg id="dot"/>',
  'ui/notes.md': '# Notes, first\n',
  'node_modules/kit/package.json': '{ "name": "kit", "type": "module" }',
  'node_modules/kit/license.js': 'export const license = 1;\n',
};

async function shownIn({ output }: Workspace) {
  const files = await output();
  const html = files.get('acme/text/index.html') ?? '';
  const scripts = [...files].filter(([path]) => /^assets\/.*\.js$/.test(path)).map(([, text]) => text);
  return { html, script: scripts.join('\n') };
}

test('a demo imports the text and the address of files', async ({ workspace }) => {
  await workspace.write(site);
  const report = await workspace.build();
  expect(report.diagnostics).toEqual([]);
  const { html, script } = await shownIn(workspace);
  expect(html).toContain('<b>First</b>');
  expect(html).toContain('return &lt;b&gt;First&lt;/b&gt;;');
  expect(html).toContain('# Notes, first\nexport const license = 1;\n.label { color: teal; }');
  expect(html).toContain('title="&lt;svg id=&quot;dot&quot;/&gt;"');
  expect(html).toMatch(/data-dot="data:image\/svg\+xml[^"]+"/);
  expect(script).toContain('return <b>First</b>;');
  expect(script).toContain('# Notes, first');
  expect(script).toMatch(/data:image\/svg\+xml/);
});

test('a page changes with the text that its demo imports', async ({ workspace }) => {
  await workspace.write(site);
  await workspace.freshBuild();
  await workspace.write({ 'ui/notes.md': '# Notes, second\n' });
  await workspace.freshBuild();
  const { html, script } = await shownIn(workspace);
  expect(html).toContain('# Notes, second');
  expect(script).toContain('# Notes, second');
  expect(script).not.toContain('# Notes, first');
});

test('docs dev shows the text that a demo imports when it changes', async ({ workspace }) => {
  await workspace.write(site);
  await using docs = await followDev(workspace, '.');
  const shown = () => docs.html('acme/text');
  expect(await shown()).toContain('# Notes, first');
  await workspace.write({ 'ui/notes.md': '# Notes, second\n' });
  await expect.poll(shown, long).toContain('# Notes, second');
  await workspace.write({
    'content/acme/label.tsx': site['content/acme/label.tsx'].replace('First', 'Second'),
  });
  await expect.poll(shown, long).toContain('return &lt;b&gt;Second&lt;/b&gt;;');
  await workspace.write({
    'content/acme/Shown.tsx': site['content/acme/Shown.tsx'].replace('<pre>{`', '<pre>{`Edited '),
  });
  await expect.poll(shown, long).toContain('<pre>Edited ');
});
