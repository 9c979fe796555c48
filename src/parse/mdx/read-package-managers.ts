import type { JsxTag } from './jsx-tag.ts';
import { continueAfter, type Reading, replaceLines } from './mdx-reading.ts';

/** The commands of npm for the types of `<PackageManagers>`, by what they do with the package. */
const commands: ReadonlyMap<string, string> = new Map([
  ['add', 'npm install'],
  ['create', 'npm create'],
  ['dlx', 'npx'],
  ['exec', 'npx'],
  ['install', 'npm install'],
  ['remove', 'npm uninstall'],
  ['run', 'npm run'],
]);

/** Reads `<PackageManagers type="add" pkg="acme" dev />` as a code block of npm; false for other tags. */
export function readPackageManagers(
  { name, kind, attributes, end }: JsxTag,
  text: string,
  reading: Reading,
): boolean {
  const [type = 'add', pkg = '', args = ''] = ['type', 'pkg', 'args'].map((key) => attributes.get(key));
  const line = reading.lines[reading.at];
  if (name !== 'PackageManagers' || kind !== 'self-closing' || !line) return false;
  const command = typeof type === 'string' ? commands.get(type) : undefined;
  if (command === undefined || typeof pkg !== 'string' || typeof args !== 'string') return false;
  // `npm create` keeps the options after two dashes for the program that it runs.
  const dashes = type === 'create' && args !== '' ? '--' : '';
  const dev = attributes.has('dev') && type !== 'run' ? '--save-dev' : '';
  const written = [command, dev, pkg, dashes, args].filter((word) => word !== '').join(' ');
  const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
  continueAfter(text, end, reading);
  const lines = ['', `${indent}\`\`\`bash npm2yarn`, indent + written, `${indent}\`\`\``, ''];
  replaceLines(
    0,
    lines.map((each) => ({ text: each, origin: line.origin })),
    reading,
  );
  return true;
}
