import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../src/effects/package-root.ts';
import { smallSite } from '../support/small-site.ts';
import { spawnDocs } from '../support/spawn-docs.ts';
import { test } from '../support/workspace.ts';

// The runner of these tests loads modules in another way than Node.js, which finds fewer exports of Sass.
test('the command compiles Sass', async ({ workspace }) => {
  await workspace.write({
    ...smallSite,
    'content/acme/Counter.tsx':
      "import './counter.scss';\n\nexport default function Counter() {\n  return <p>Text</p>;\n}\n",
    'content/acme/counter.scss': 'p { a { color: teal; } }\n',
  });
  await mkdir(join(workspace.root, 'node_modules'), { recursive: true });
  await symlink(
    join(packageRoot(), 'node_modules/sass'),
    join(workspace.root, 'node_modules/sass'),
    'junction',
  );
  const { stdout, code } = await spawnDocs(['check'], { cwd: workspace.root });
  expect(stdout).not.toContain('sass');
  expect(code).toBe(0);
});
