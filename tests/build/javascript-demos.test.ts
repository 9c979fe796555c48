import { join } from 'node:path';
import { expect } from 'vitest';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { SitePath } from '../../src/model/path.ts';
import { openDevBuilder, type SiteFiles, test } from '../support/workspace.ts';

const demo = `import { Strong } from './Strong.js';

export default function Hello() {
  return <Strong>Hello</Strong>;
}
`;
const site: SiteFiles = {
  'content/site.yaml': 'name: Acme\n',
  'content/demos/demos.md': '---\ndescription: A demo.\n---\n# Demos\n\n{{"demo": "Hello.js"}}\n',
  'content/demos/Hello.js': demo,
  'content/demos/Strong.js': 'export const Strong = ({ children }) => <strong>{children}</strong>;\n',
};

test('a demo in .js files may contain JSX, in what it imports, too', async ({ workspace }) => {
  await workspace.write(site);
  const { ok, diagnostics } = await workspace.build();
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
  expect(await workspace.read('dist/demos/index.html')).toContain('<strong>Hello</strong>');
});

test('docs dev compiles an edited .js demo with JSX alone', async ({ workspace }) => {
  await workspace.write(site);
  const builder = await openDevBuilder(workspace.root);
  try {
    await builder.snapshot();
    const edited = { 'content/demos/Hello.js': demo.replace('>Hello<', '>Goodbye<') };
    await workspace.write(edited);
    const paths = Object.keys(edited).map((path) => join(workspace.root, path));
    const snapshot = await builder.snapshot({ paths, configChanged: false });
    const rendered = await snapshot.site?.render(['/demos' as SitePath]);
    const [page] = rendered?.pages ?? [];
    expect(page && new TextDecoder().decode(await bytesOf(page))).toContain('<strong>Goodbye</strong>');
    expect(rendered?.assets.map(({ path }) => path)).toContainEqual(expect.stringContaining('patch-demos-'));
  } finally {
    await builder.close();
  }
});
