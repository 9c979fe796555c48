import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { sideMarkers } from '../../../../../src/bundle/esbuild/plugins/side-markers.ts';

const leaveOthers: Plugin = {
  name: 'leave-others',
  setup: ({ onResolve }) => onResolve({ filter: /.*/ }, ({ path }) => ({ path, external: true })),
};

test.each([
  ['server-only', false],
  ['client-only', false],
  ['server-only/empty', true],
  ['my-client-only', true],
  ['./server-only', true],
])('after the import of %s, the bundle has this import: %s', async (specifier, isKept) => {
  const { outputFiles } = await build({
    stdin: { contents: `import '${specifier}';\nconsole.log('the module');` },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [sideMarkers(), leaveOthers],
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text).toContain('the module');
  expect(text.includes(`import "${specifier}"`)).toBe(isKept);
});
