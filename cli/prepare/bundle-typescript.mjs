import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/**
 * Copies what the extraction of API references needs of TypeScript 6 into `lib/typescript-api`: the minified
 * API and the declarations of the language, 8 MB on the disk. The whole package has 24 MB, with programs for
 * the command line and for editors, and translated messages.
 */
export async function bundleTypeScript(root) {
  const from = join(root, 'node_modules/typescript-api');
  const to = join(root, 'lib/typescript-api');
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  // CommonJS, unlike what is beside it. Its text says which version has been copied.
  const manifest = `${JSON.stringify({ name: 'typescript-api', version, type: 'commonjs' })}\n`;
  const copied = await readFile(join(to, 'package.json'), 'utf8').catch(() => '');
  if (copied === manifest) return;
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const { code } = await transform(await readFile(join(from, 'lib/typescript.js'), 'utf8'), {
    minify: true,
    platform: 'node',
    target: 'node20',
    legalComments: 'inline',
  });
  await writeFile(join(to, 'typescript.js'), code);
  for (const name of await readdir(join(from, 'lib')))
    if (/^lib\..*d\.ts$/.test(name)) await copyFile(join(from, 'lib', name), join(to, name));
  for (const name of ['LICENSE.txt', 'ThirdPartyNoticeText.txt'])
    await copyFile(join(from, name), join(to, name));
  // Last: an interrupted copy is made again.
  await writeFile(join(to, 'package.json'), manifest);
}
