import { expect, test } from 'vitest';
import {
  alertHint,
  alertSeverity,
  containerHint,
  containerKind,
  readContainerOpener,
} from '../../../../src/parse/directives/container-opener.ts';

test.each<[line: string, name: string, title: string, attributes: Readonly<Record<string, string | true>>]>([
  [':::info', 'info', '', {}],
  ['::: info  Mind *it* ', 'info', 'Mind *it*', {}],
  [':::v-pre', 'v-pre', '', {}],
  [':::note[A]', 'note', 'A', {}],
  [':::note[A] b', 'note', '[A] b', {}],
  [':::note[[a](/b/)]', 'note', '[a](/b/)', {}],
  [':::note [a](/b/) and more', 'note', '[a](/b/) and more', {}],
  [':::note [open', 'note', '[open', {}],
  [':::details A {open}', 'details', 'A', { open: true }],
  [':::details {open}', 'details', '', { open: true }],
  [':::details{open}', 'details', '', { open: true }],
  [':::tip A { no-title }', 'tip', 'A', { 'no-title': true }],
  [':::note[A]{#b .c}', 'note', 'A', { '#b': true, '.c': true }],
  [
    ':::tabs {storageKey="a b" syncKey=\'c\' groupId=d}',
    'tabs',
    '',
    { storageKey: 'a b', syncKey: 'c', groupId: 'd' },
  ],
  [':::tip A {b c="d"}', 'tip', 'A', { b: true, c: 'd' }],
  // Braces without a meaning are part of the title.
  [':::tip Use {braces}', 'tip', 'Use {braces}', {}],
  [':::tip A {b=}', 'tip', 'A {b=}', {}],
  [':::tip A {open} b', 'tip', 'A {open} b', {}],
  [':::tip A{open}', 'tip', 'A{open}', {}],
])('the container %j', (line, name, title, attributes) => {
  expect(readContainerOpener(line)).toEqual({
    colons: 3,
    name,
    title,
    attributes: new Map(Object.entries(attributes)),
  });
});

test('a container may have more colons', () => {
  expect(readContainerOpener('::::: info')?.colons).toBe(5);
});

test.each(['::info', ':::', ':::8000', ':::info!', ':::info:', ' :::info', ':::-a'])(
  '%j opens no container',
  (line) => {
    expect(readContainerOpener(line)).toBeUndefined();
  },
);

test.each<[name: string, container: string | undefined, quote: string | undefined]>([
  ['info', 'info', 'info'],
  ['success', 'success', 'success'],
  ['warning', 'warning', 'warning'],
  ['error', 'error', 'error'],
  ['note', 'info', 'info'],
  ['tip', 'success', 'success'],
  ['danger', 'error', 'error'],
  ['important', 'info', 'info'],
  // GitHub's callout of this name is red.
  ['caution', 'warning', 'error'],
  ['details', undefined, undefined],
  ['raw', undefined, undefined],
  ['toString', undefined, undefined],
])('the severity of "%s" is %s as a container, and %s as a quote', (name, container, quote) => {
  const kind = containerKind(name);
  expect(kind?.kind === 'callout' ? kind.severity : undefined).toBe(container);
  expect(alertSeverity(name)).toBe(quote);
  expect(alertSeverity(name.toUpperCase())).toBe(quote);
});

const all = 'Use one of info, success, warning, error, note, tip, danger, important, caution.';

test.each<[name: string, container: string, quote: string]>([
  ['warn', ':::warning', '[!WARNING]'],
  ['WARN', ':::warning', '[!WARNING]'],
  ['Note', ':::note', '[!NOTE]'],
  ['notes', ':::note', '[!NOTE]'],
  ['imp', ':::important', '[!IMPORTANT]'],
  ['im', all, all],
  ['steps', all, all],
  // A quote cannot be any other container.
  ['detail', ':::details', all],
  ['codegroup', ':::code-group', all],
])('the hint for the unknown name "%s"', (name, container, quote) => {
  expect(containerHint(name)).toBe(container);
  expect(alertHint(name)).toBe(quote);
});
