/** There are fewer files than declarations, and each declaration asks for its package. */
const packages = new Map<string, string | undefined>();

/** The declarations of the language in our own package (see `cli/prepare/bundle-typescript.mjs`). */
const ownLibrary = /\/typescript-api\/lib\.[^/]*d\.ts$/;

/** Returns the package of a file in `node_modules`: `@types/react`; undefined for a file of the workspace. */
export function packageOf(file: string): string | undefined {
  if (packages.has(file)) return packages.get(file);
  const name = ownLibrary.test(file) ? 'typescript-api' : packageInPath(file);
  packages.set(file, name);
  return name;
}

function packageInPath(file: string): string | undefined {
  const at = file.lastIndexOf('/node_modules/');
  if (at === -1) return undefined;
  const [first = '', second = ''] = file.slice(at + '/node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Returns the folder of the package of a file in `node_modules`, without a slash at its end. */
export function packageFolder(file: string): string | undefined {
  const name = packageInPath(file);
  if (name === undefined) return undefined;
  const at = file.lastIndexOf('/node_modules/');
  return `${file.slice(0, at)}/node_modules/${name}`;
}

/** Whether the types of a package describe React, the browser or the language, rather than components. */
export function isPlatform(file: string): boolean {
  const name = packageOf(file);
  return name === '@types/react' || name === 'csstype' || name === 'typescript-api' || name === 'typescript';
}
