import { relative, sep } from 'node:path';
import { dependencies, devDependencies, name, version } from '../../package.json';

const ranges: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };

/** What demos of the starter import, beside the program itself. */
const imported = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];

/** What editors need to understand the demos. */
const forEditors = ['@types/react', 'typescript'];

/** Where a site and the program that makes it lie. */
export interface Places {
  readonly site: string;
  /** The folder of this package. */
  readonly program: string;
}

/** The `package.json` of a new site, with the versions that this package is made with. */
export function starterPackage(packageName: string, places: Places): string {
  const content = {
    name: packageName,
    private: true,
    type: 'module',
    scripts: { dev: 'docs dev', build: 'docs build', check: 'docs check --strict', preview: 'docs preview' },
    dependencies: { ...pick(imported), [name]: programRange(places) },
    devDependencies: pick(forEditors),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** A released version; for a program that runs from its own repository, that folder: `file:../colophon`. */
function programRange({ site, program }: Places): string {
  const isInstalled = program.split(sep).includes('node_modules');
  return isInstalled ? `^${version}` : `file:${relative(site, program).split(sep).join('/')}`;
}

function pick(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((one) => [one, ranges[one] ?? '*']));
}
