import { expect, test } from 'vitest';
import { validSettings } from '../../../src/inspect/valid-settings.ts';

test('settings that site.yaml refuses are listed instead of written', () => {
  const { settings, unplaced } = validSettings({
    name: 'Acme',
    url: 'https://acme.dev/docs',
    repository: 'https://github.com/Acme, Inc./ui',
    lastUpdated: true,
  });
  expect(settings).toEqual({ name: 'Acme', lastUpdated: true });
  expect(unplaced.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    'url: "https://acme.dev/docs" with a value that site.yaml cannot have',
    'repository: "https://github.com/Acme, Inc./ui" with a value that site.yaml cannot have',
  ]);
});

test('of redirects, only those that site.yaml refuses are left out', () => {
  const { settings, unplaced } = validSettings({
    redirects: [
      { from: '/a/', to: '/b/' },
      { from: 'c', to: '/d/' },
    ],
  });
  expect(settings).toEqual({ redirects: [{ from: '/a/', to: '/b/' }] });
  expect(unplaced.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    'redirects: c → /d/ with a value that site.yaml cannot have',
  ]);
});

test('all settings that site.yaml can have stay', () => {
  const settings = {
    name: 'Acme',
    description: 'A.',
    url: 'https://acme.dev',
    base: '/docs/',
    repository: 'https://github.com/acme/ui',
    editUrl: 'https://github.com/acme/ui/edit/main/docs',
    redirects: [{ from: '/a/', to: '/b/' }],
    markdown: { math: true },
  };
  expect(validSettings(settings)).toEqual({ settings, unplaced: [] });
});
