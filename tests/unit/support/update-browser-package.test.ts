import { expect, test } from 'vitest';
import {
  type PackageManager,
  type PackageVersions,
  updateBrowserPackage,
} from '../../support/update-browser-package.ts';

interface Machine {
  readonly program?: string;
  readonly before?: Partial<PackageVersions>;
  /** After the lists have been fetched; without it they cannot be. */
  readonly after?: Partial<PackageVersions>;
  readonly cannotInstall?: boolean;
  /** The browser without windows, as the fetched lists know it. */
  readonly shell?: Partial<PackageVersions>;
}

/** What updating does and prints on a machine. */
async function update({ program, before, after, cannotInstall = false, shell }: Machine): Promise<string[]> {
  const done: string[] = [];
  let versions = before;
  const packages: PackageManager = {
    versions: async (name) => {
      const { installed, candidate } = (name === 'chromium-headless-shell' ? shell : versions) ?? {};
      return { installed, candidate };
    },
    refresh: async () => {
      if (after === undefined) throw new Error('Command failed\nW: Slow\nE: No network\nE: More');
      versions = after;
    },
    install: async (name) => {
      if (cannotInstall) throw new Error('E: No space');
      done.push(`install ${name}`);
    },
  };
  await updateBrowserPackage(program, packages, (line) => done.push(line));
  return done;
}

const chromium = '/usr/bin/chromium';
const unreachable =
  'The package lists could not be refreshed, so the browser may not be the newest: No network';

test.each<[string, Machine, string[]]>([
  [
    'the newest is there',
    { program: chromium, before: { installed: '2' }, after: { installed: '2', candidate: '2' } },
    [],
  ],
  [
    'a newer one is offered',
    { program: chromium, before: { installed: '1' }, after: { installed: '1', candidate: '2' } },
    ['Installing chromium 2 in place of 1 …', 'install chromium'],
  ],
  ['none is there', { after: { candidate: '2' } }, ['Installing chromium 2 …', 'install chromium']],
  ['none is there nor offered', { after: {} }, []],
  [
    'Chrome is the one that is used',
    {
      program: '/usr/bin/google-chrome',
      before: { installed: '1' },
      after: { installed: '1', candidate: '2' },
    },
    ['Installing google-chrome-stable 2 in place of 1 …', 'install google-chrome-stable'],
  ],
  ['the browser is of no package', { program: '/opt/bin/chromium', after: { candidate: '2' } }, []],
  ['there is no network', { program: chromium, before: { installed: '1', candidate: '1' } }, [unreachable]],
  [
    'there is no network, but older lists know a newer one',
    { program: chromium, before: { installed: '1', candidate: '2' } },
    [unreachable, 'Installing chromium 2 in place of 1 …', 'install chromium'],
  ],
  [
    'one without windows is offered',
    {
      program: chromium,
      before: { installed: '1' },
      after: { installed: '1', candidate: '2' },
      shell: { candidate: '2' },
    },
    ['Installing chromium-headless-shell 2 …', 'install chromium-headless-shell'],
  ],
  [
    'the newest without windows is there',
    { program: '/usr/bin/chromium-headless-shell', after: {}, shell: { installed: '2', candidate: '2' } },
    [],
  ],
  [
    'it cannot be installed',
    { after: { candidate: '2' }, cannotInstall: true },
    ['Installing chromium 2 …', 'The package chromium could not be updated: No space'],
  ],
])('when %s', async (_name, machine, expected) => {
  expect(await update(machine)).toEqual(expected);
});
