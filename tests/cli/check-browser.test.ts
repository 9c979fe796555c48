import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { bytesOf } from '../../src/lib/bytes-of.ts';
import type { ServeOutputs } from '../../src/model/served-site.ts';
import { serveOutputs } from '../../src/serve/serve-outputs.ts';
import { findBrowser } from '../support/find-browser.ts';
import { linkPackage } from '../support/link-package.ts';
import { page, plainSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { openBuilder, test } from '../support/workspace.ts';

/** Controls of HTML, whose keyboard every browser brings. */
const controls = `import { useState } from 'react';

export default function Controls() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(false);
  return (
    <div onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>Options</button>
      <button type="button">Help</button>
      <div role="dialog" aria-label="Options" hidden={!isOpen}>Text</div>
      <button type="button" role="switch" aria-checked={isOn} onClick={() => setOn(!isOn)}>Sound</button>
      <input type="range" aria-label="Volume" min={0} max={10} defaultValue={5} />
      <a href="/acme/start/">Start</a>
    </div>
  );
}
`;

const table = (...rows: readonly string[]) => ['| Key | Effect |', '| - | - |', ...rows].join('\n');

const holding = table(
  '| <kbd>Enter</kbd> | Opens the dialog |',
  '| Esc | Closes the dialog. |',
  '| Space, Enter | Expands the panel |',
  '| Tab | Moves focus to the next button |',
  '| Shift + Tab | Moves focus to the previous button |',
  '| Space | Toggles the switch |',
  '| Arrow Up, → | Increases the value |',
  '| Arrow Down | Decreases the value |',
  '| Home | Sets the value to the minimum |',
  '| End | Sets the value to the maximum |',
  '| Enter | Activates the link |',
  '| Tab | Moves focus out of the link |',
);

const failing = table(
  '| a | Opens the dialog |',
  '| b | Toggles the switch |',
  '| c | Increases the value |',
  '| Home | Sets the value to the maximum |',
  '| Space | Activates the link |',
  '| Enter | Moves focus to the next button |',
  '| Tab | Sings |',
);

const site = (rows: string) => ({
  ...plainSite,
  'content/acme/Controls.tsx': controls,
  'content/acme/controls.md': page('Controls', `{{"demo": "Controls.tsx"}}\n\n## Keyboard\n\n${rows}`),
});

describe('--browser', () => {
  test('needs playwright-core', async ({ workspace }) => {
    await workspace.write(site(holding));
    const { stderr, code } = await spawnDocs(['check', '--browser'], { cwd: workspace.root });
    expect(stderr).toContain('--browser needs playwright-core: npm install --save-dev playwright-core\n');
    expect(code).toBe(2);
  });

  test.for([
    ['keys with their effect', holding, [], ''],
    [
      'keys without',
      failing,
      ['a', 'b', 'c', 'Home', 'Space', 'Enter'].map((key, index) => `${14 + index} ${key}`),
      'Warning: Keyboard tables: 6 rows executed, 1 skipped. The first is "Tab" of content/acme/controls.md, because "Sings" is no effect that can be executed.\n',
    ],
  ] as const)('reports no %s', { timeout: 600_000 }, async ([, rows, expected, skipped], { workspace }) => {
    await workspace.write(site(rows));
    await linkPackage('playwright-core', workspace.root);
    const env = { CHROME_PATH: await findBrowser(() => {}) };
    const { stdout, stderr } = await spawnDocs(['check', '--browser', '--format', 'json'], {
      cwd: workspace.root,
      env,
    });
    const { diagnostics }: { diagnostics: { code: string; message: string; place: { line: number } }[] } =
      JSON.parse(stdout);
    const found = diagnostics.map(
      ({ message, place }) => `${place.line} ${/^The key (\S+)/.exec(message)?.[1]}`,
    );
    expect(found).toEqual(expected);
    expect(stderr).toBe(`Warning: Barriers of demos are not looked for: install axe-core.\n${skipped}`);
  });

  test('hydrates otherwise what hydration-text warns of', { timeout: 600_000 }, async ({ workspace }) => {
    const flawed = join(import.meta.dirname, '../diagnostics/hydration-text/content');
    await cp(flawed, join(workspace.root, 'content'), { recursive: true });
    await linkPackage('playwright-core', workspace.root);
    const env = { CHROME_PATH: await findBrowser(() => {}) };
    const { stdout } = await spawnDocs(['check', '--browser'], { cwd: workspace.root, env });
    const demos = (code: string) =>
      [...stdout.matchAll(new RegExp(`The demo "(\\w+)\\.tsx" .*  ${code}$`, 'gm'))].map(([, name]) => name);
    expect(demos('demo-console')).toEqual(['Copyright', 'Dice', 'Framed']);
    expect(demos('hydration-text')).toEqual(demos('demo-console'));
    expect(stdout).toContain('React explains this error at https://react.dev/errors/418.');
  });

  test('lets demos show pictures, and names a file that does not exist', { timeout: 600_000 }, async ({
    workspace,
  }) => {
    const picture = (file: string) =>
      `export default function Picture() {\n  return <img src="/${file}" alt="A logo" width={9} height={9} />;\n}\n`;
    await workspace.write({
      'content/site.yaml': 'name: Acme\ntimeLimit: 2\n',
      'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/Picture.tsx': picture('logo.svg'),
      'content/picture.md': page('Picture', '{{"demo": "Picture.tsx"}}'),
      'content/Missing.tsx': picture('missing.svg'),
      'content/missing.md': page(
        'Missing',
        '![A map](/map.svg)\n\n{{"demo": "Picture.tsx"}}\n\n{{"demo": "Missing.tsx"}}',
      ),
    });
    await linkPackage('playwright-core', workspace.root);
    const env = { CHROME_PATH: await findBrowser(() => {}) };
    const { stdout } = await spawnDocs(['check', '--browser'], { cwd: workspace.root, env });
    const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
    expect(stdout.match(/\d+:\d+ +warning +The .*demo-console/g)).toEqual([
      `1:1  warning  The page complains in the browser: ${missing}: /map.svg.  demo-console`,
      `12:1  warning  The demo "Missing.tsx" complains in the browser: ${missing}: /missing.svg.  demo-console`,
    ]);
  });

  test('gives up on a demo that never answers', { timeout: 600_000 }, async ({ workspace }) => {
    const loop =
      "import { useEffect } from 'react';\n\nexport default function Loop() {\n  useEffect(() => {\n    while (true);\n  }, []);\n  return <p>Loop</p>;\n}\n";
    await workspace.write({
      'content/site.yaml': 'name: Acme\ntimeLimit: 2\n',
      'content/Loop.tsx': loop,
      'content/loop.md': page('Loop', '{{"demo": "Loop.tsx"}}'),
    });
    await linkPackage('playwright-core', workspace.root);
    const env = { CHROME_PATH: await findBrowser(() => {}) };
    const { stdout, stderr, code } = await spawnDocs(['check', '--browser'], { cwd: workspace.root, env });
    expect(stdout).toContain('The demo "Loop.tsx" did not start in the browser within 2 s.  demo-console');
    expect(stderr).toContain('Barriers of demos are not looked for: install axe-core.');
    expect(code).toBe(1);
  });

  test('opens a page again only if something that it loads has changed', { timeout: 600_000 }, async ({
    workspace,
  }) => {
    const demo = (text: string) => `export default function Shown() {\n  return <p>${text}</p>;\n}\n`;
    const complaining = demo('Complains').replace('return', "console.error('Oh.');\n  return");
    await workspace.write({
      ...plainSite,
      'content/acme/One.tsx': demo('One'),
      'content/acme/one.md': page('One', '{{"demo": "One.tsx"}}'),
      'content/acme/Two.tsx': demo('Two'),
      'content/acme/two.md': page('Two', '{{"demo": "Two.tsx"}}'),
      'content/acme/Three.tsx': complaining,
      'content/acme/three.md': page('Three', '{{"demo": "Three.tsx"}}'),
    });
    await linkPackage('playwright-core', workspace.root);
    const program = await findBrowser(() => {});
    const opened = async () => {
      const pages = new Set<string>();
      const builder = await openBuilder(workspace.root, { serveOutputs: recording(pages) });
      const { diagnostics } = await builder.check({ browser: { program } });
      await builder.close();
      expect(diagnostics.map(({ code }) => code)).toEqual(['demo-console']);
      return [...pages].sort();
    };
    expect(await opened()).toEqual(['one', 'three', 'two']);
    expect(await opened(), 'what was found is looked for again').toEqual(['three']);
    await workspace.write({ 'content/acme/Two.tsx': demo('Two, edited') });
    expect(await opened()).toEqual(['three', 'two']);
    await workspace.freshBuild();
    expect(await opened(), 'a build in between').toEqual(['three']);
  });
});

/** Serves a site, and records which of its product's pages a browser asks for. */
function recording(pages: Set<string>): ServeOutputs {
  return (files, base) =>
    serveOutputs(
      files.map((file) => {
        const name = /^acme\/(\w+)\/index\.html$/.exec(file.path)?.[1];
        if (name === undefined) return file;
        return {
          ...file,
          content: () => {
            pages.add(name);
            return bytesOf(file);
          },
        };
      }),
      base,
    );
}
