import { basename } from 'node:path';
import { dependencies, devDependencies, name } from '../package.json';
import type { InspectedPackages } from '../src/index.ts';

/** The names of a new site. */
export interface SiteNames {
  /** Shown to readers: `Acme UI`. Contains letters, digits and single spaces. */
  readonly title: string;
  /** Used by npm: `acme-ui-docs`. */
  readonly packageName: string;
}

/** Derives the names of a site from its folder: `/work/acme-ui` → `Acme UI`, `acme-ui-docs`. */
export function siteNames(folder: string): SiteNames {
  const words = basename(folder)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return { title: words.map(titleWord).join(' ') || 'Documentation', packageName: packageName(words) };
}

function titleWord(word: string): string {
  return /^ui$/i.test(word) ? 'UI' : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Ends the name in `docs`, because npm rejects a package that has the name of one of its dependencies. */
function packageName(words: readonly string[]): string {
  const ascii = words.map((word) => word.toLowerCase().replace(/[^a-z0-9]+/g, '')).filter(Boolean);
  return ascii.at(-1) === 'docs' ? ascii.join('-') : [...ascii, 'docs'].join('-');
}

const ranges: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };

const demoPackages = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];

/** npm asks for a decision about each script of a package. esbuild works without its own. */
const allowScripts = { esbuild: false };

/** Packages that editors need to type-check the demos. */
const editorPackages = ['@types/react', 'typescript'];

/**
 * Returns the `package.json` of a new site, with the dependency versions of this package. `program` is how it
 * names this package: `file:../colophon`. `documented` are packages that have API pages, in any version.
 */
export function starterPackage(
  packageName: string,
  program: string,
  documented: readonly string[] = [],
): string {
  const content = {
    name: packageName,
    private: true,
    type: 'module',
    scripts: { dev: 'docs dev', build: 'docs build', check: 'docs check --strict', preview: 'docs preview' },
    dependencies: {
      ...Object.fromEntries(documented.map((one) => [one, '*'])),
      ...pickRanges(demoPackages),
      [name]: program,
    },
    devDependencies: pickRanges(editorPackages),
    allowScripts,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Packages that a page has only once, in the version that our templates need. */
const sharedPackages = ['@emotion/react', '@emotion/styled', 'react', 'react-dom'];

/**
 * Returns the `package.json` of a site for existing documentation. The packages that its demos import are
 * optional: where one cannot be installed, the demos that import it are missing, and nothing else is.
 */
export function adoptedPackage(
  packageName: string,
  program: string,
  { hasDemos, ranges }: InspectedPackages,
): string {
  const shared = hasDemos ? pickRanges(sharedPackages) : {};
  const others = Object.entries(ranges).filter(([one]) => !(one in shared) && one !== name);
  const overridden = [...Object.keys(shared), ...others.map(([one]) => one).filter(isMaterial)];
  const content = {
    name: packageName,
    private: true,
    type: 'module',
    scripts: { dev: 'docs dev', build: 'docs build', check: 'docs check', preview: 'docs preview' },
    dependencies: { ...shared, [name]: program },
    ...(others.length > 0 && { optionalDependencies: Object.fromEntries(others) }),
    // Other packages ask for older versions as peers, which would stop the installation.
    ...(hasDemos && { overrides: Object.fromEntries(overridden.map((one) => [one, `$${one}`])) }),
    allowScripts,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function isMaterial(one: string): boolean {
  return one === '@mui/material' || one === '@mui/system';
}

function pickRanges(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((one) => [one, ranges[one] ?? '*']));
}
