import { expect } from 'vitest';
import { page, plainSite, smallSite } from '../support/small-site.ts';
import { spawnDocs, startDocs } from '../support/spawn-docs.ts';
import { type SiteFiles, test } from '../support/workspace.ts';

const component = (statement: string) => `${statement}
export default function Part() {
  return <p>Rendered.</p>;
}
`;

const withComponent = {
  ...plainSite,
  'content/site.yaml': `${plainSite['content/site.yaml']}components: [parts]\n`,
  'content/acme/start.md': page('Start', '{{"component": "Part"}}'),
};

/** Everything of a site that runs while it is built, with a statement in it. */
const places: readonly [name: string, code: string, files: (statement: string) => SiteFiles][] = [
  [
    'a demo',
    'demo-render',
    (statement) => ({ ...smallSite, 'content/acme/Counter.tsx': component(statement) }),
  ],
  [
    'a component',
    'component-render',
    (statement) => ({ ...withComponent, 'content/parts/Part.tsx': component(statement) }),
  ],
  [
    'a template',
    'template-render',
    (statement) => ({
      ...plainSite,
      'templates/layout/footer.tsx': `export function Footer() {\n  ${statement}\n  return <footer />;\n}\n`,
    }),
  ],
  [
    'the top of a template',
    'template-render',
    (statement) => ({
      ...plainSite,
      'templates/layout/footer.tsx': `${statement}\nexport function Footer() {\n  return <footer />;\n}\n`,
    }),
  ],
  [
    'a navigation module',
    'navigation-module',
    (statement) => ({
      ...plainSite,
      'content/site.yaml': `${plainSite['content/site.yaml']}`.replace('acme.yaml', 'acme.ts'),
      'content/navigation/acme.ts': `${statement}\nexport const navigation = [];\n`,
    }),
  ],
  [
    'the site module',
    'config-module',
    (statement) => ({ ...plainSite, 'content/site.ts': `${statement}\nexport const site = {};\n` }),
  ],
  [
    'a rule',
    'rule-failed',
    (statement) => ({
      ...plainSite,
      'content/site.ts': `export const rules = { own: () => {\n  ${statement}\n  return [];\n} };\n`,
    }),
  ],
  [
    'an emitter',
    'emitter-failed',
    (statement) => ({
      ...plainSite,
      'content/site.ts': `export const emitters = { own: () => {\n  ${statement}\n  return [];\n} };\n`,
    }),
  ],
  [
    'a plugin',
    'plugin-failed',
    (statement) => ({
      ...plainSite,
      'content/site.ts': `function own() {\n  return () => {\n    ${statement}\n  };\n}\nexport const remarkPlugins = [own];\n`,
    }),
  ],
  [
    'a directive',
    'directive-failed',
    (statement) => ({
      ...plainSite,
      'content/site.ts': `export const directives = { own: () => {\n  ${statement}\n  return '';\n} };\n`,
      'content/acme/start.md': page('Start', '{{"own": true}}'),
    }),
  ],
];

test.for(places)('%s cannot end the program', async ([, code, files], { workspace }) => {
  await workspace.write(files('process.exit(0);'));
  const outcome = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  expect(outcome.stdout).toContain('process.exit() would end the program that builds the site');
  expect(outcome.stdout).toContain(code);
  expect(outcome).toMatchObject({ stderr: '', code: code === 'config-module' ? 2 : 1 });
});

test.for(places)('%s cannot write into the report', async ([, , files], { workspace }) => {
  await workspace.write(files("console.log('Logged.');"));
  const { stdout, stderr } = await spawnDocs(['build', '--json'], { cwd: workspace.root });
  expect(JSON.parse(stdout)).toHaveProperty('diagnostics');
  expect(stderr).toContain('Logged.\n');
});

test('a rule that writes to the standard output itself writes to the standard error', async ({
  workspace,
}) => {
  const rule = "() => {\n  process.stdout.write('Written.\\n');\n  return [];\n}";
  await workspace.write({ ...plainSite, 'content/site.ts': `export const rules = { own: ${rule} };\n` });
  const { stdout, stderr } = await spawnDocs(['build', '--json'], { cwd: workspace.root });
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  expect(stderr).toContain('Written.\n');
});

test.for(places)(
  '%s cannot change what the code of all pages uses',
  async ([, code, files], { workspace }) => {
    await workspace.write(files("JSON.stringify = () => 'null';"));
    const outcome = await spawnDocs(['build'], { cwd: workspace.root });
    expect(outcome.stdout + outcome.stderr).toContain(
      'replaces JSON.stringify, which the code of all pages uses.',
    );
    expect(outcome.code).toBe(code === 'config-module' ? 2 : 0);
  },
);

test.for([
  ['process.reallyExit(0);', 'process.reallyExit() would end the program'],
  [
    "process.getBuiltinModule('node:worker_threads').parentPort.close();",
    'parentPort.close() would end the program',
  ],
  ["process.kill(process.pid, 'SIGTERM');", 'process.kill() would end the program'],
  ["process.chdir('/');", 'process.chdir() is not supported in workers'],
  ['process.abort();', 'process.abort() is not supported in workers'],
] as const)('%s fails in a demo', async ([statement, reason], { workspace }) => {
  await workspace.write({ ...smallSite, 'content/acme/Counter.tsx': component(statement) });
  const { stdout, stderr, code } = await spawnDocs(['build', '--quiet'], { cwd: workspace.root });
  expect(stdout).toContain(reason);
  expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
});

test('the environment of the program is not that of the site', async ({ workspace }) => {
  await workspace.write({
    ...plainSite,
    'content/site.ts': `process.env.GITHUB_WORKSPACE = '/';\nexport const site = { feedback: true };\n`,
    'content/acme/link.md': page('Link', ':::info\nOpen.'),
  });
  const format = ['check', '--format', 'github'];
  const { stdout } = await spawnDocs(format, { cwd: workspace.root });
  expect(stdout).toContain('file=content/acme/link.md');
});

test('a run that does not finish its report does not succeed', async ({ workspace }) => {
  await workspace.write(plainSite);
  // Runs in the process of the program, as a package with such a bug would, when the first report is written.
  const endsEarly = `const { existsSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
if (isMainThread) setInterval(() => existsSync('dist/index.html') && process.exit(0), 10);
`;
  await workspace.write({ 'preload.cjs': endsEarly });
  const env = { NODE_OPTIONS: `--require ${workspace.root}/preload.cjs` };
  const { stderr, code } = await spawnDocs(['build', '--watch'], { cwd: workspace.root, env });
  expect(code).toBe(3);
  expect(stderr).toContain('The program ended before its report was complete.');
});

test('a run whose output nobody reads does not succeed', async ({ workspace }) => {
  await workspace.write(plainSite);
  await using docs = startDocs(['build'], { cwd: workspace.root });
  docs.child.stderr?.destroy();
  expect(await docs.ended).toMatchObject({ stdout: '', code: 130 });
});
