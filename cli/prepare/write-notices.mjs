import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the licences of the packages that bundled modules come from: `lib/third-party-notices.txt`. */
export async function writeNotices(root, moduleIds) {
  const folders = new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []));
  const notices = await Promise.all([...folders].sort().map(noticeOf));
  await writeFile(join(root, 'lib/third-party-notices.txt'), notices.join(`\n${'-'.repeat(72)}\n\n`));
}

/** `…/node_modules/@mui/utils/esm/index.js` → `…/node_modules/@mui/utils` */
function packageFolder(id) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0];
}

async function noticeOf(folder) {
  const {
    name,
    version,
    license = 'no licence named',
  } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const names = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice|copying)\b/i.test(file));
  const texts = await Promise.all(names.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})\n`, ...texts.map((text) => `${text.trim()}\n`)].join('\n');
}
