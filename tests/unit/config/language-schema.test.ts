import { expect, test } from 'vitest';
import { type LanguageInput, languageFacts, languageId } from '../../../src/config/language-schema.ts';
import { resolveRemoteCache } from '../../../src/config/remote-cache-schema.ts';
import type { FilePath } from '../../../src/model/path.ts';

test.each<[language: LanguageInput, id: string, name: string, direction: string]>([
  ['en', 'en', 'English', 'ltr'],
  ['de', 'de', 'Deutsch', 'ltr'],
  ['ar', 'ar', 'العربية', 'rtl'],
  ['he-IL', 'he-IL', 'עברית (ישראל)', 'rtl'],
  [{ id: 'zh', name: '中文' }, 'zh', '中文', 'ltr'],
  [{ id: 'fa', direction: 'ltr', name: 'F' }, 'fa', 'F', 'ltr'],
  [{ id: 'en', direction: 'rtl' }, 'en', 'English', 'rtl'],
])('the language %j', (language, id, name, direction) => {
  expect(languageId(language)).toBe(id);
  expect(languageFacts(language)).toEqual({ name, direction });
});

const contentDir = '/site/content' as FilePath;
const flags = { only: [], sizes: false, force: false, strict: false };
const folder = { url: '../cache', mode: 'read-write', timeout: 30 } as const;

test.each<
  [what: string, given: Parameters<typeof resolveRemoteCache>[0], own: object, resolved: object | undefined]
>([
  ['none', undefined, {}, undefined],
  [
    'a folder relative to the content',
    folder,
    {},
    { place: { kind: 'folder', folder: '/site/cache' }, mode: 'read-write', timeout: 30 },
  ],
  [
    'a folder that a flag names, relative to where the command runs',
    folder,
    { remoteCache: '/elsewhere', remoteCacheMode: 'read' },
    { place: { kind: 'folder', folder: '/elsewhere' }, mode: 'read', timeout: 30 },
  ],
  [
    'a server that a flag names',
    undefined,
    { remoteCache: 'https://cache.acme.dev' },
    { place: { kind: 'server', url: 'https://cache.acme.dev' }, mode: 'read', timeout: 10 },
  ],
  [
    'a server with secrets, of which one is empty',
    { url: 'http://cache', mode: 'read', timeout: 1 },
    { environment: { COLOPHON_CACHE_TOKEN: 't', COLOPHON_CACHE_SECRET: '' } },
    { place: { kind: 'server', url: 'http://cache' }, mode: 'read', timeout: 1, token: 't' },
  ],
])('the remote cache: %s', (_, given, own, resolved) => {
  expect(resolveRemoteCache(given, { ...flags, ...own }, contentDir)).toEqual(resolved);
});
