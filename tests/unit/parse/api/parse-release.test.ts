import { expect, test } from 'vitest';
import { releaseText } from '../../../../src/assemble/api/releases/release-text.ts';
import type { ApiRelease } from '../../../../src/model/api-release.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseRelease } from '../../../../src/parse/api/parse-release.ts';

const release: ApiRelease = {
  label: '1.1.0',
  documents: {
    button: {
      kind: 'component',
      name: 'Button',
      deprecated: true,
      groups: {
        props: {
          color: { type: "'primary' | 'error'", default: "'primary'", required: true, deprecated: true },
          constructor: {},
        },
        slots: {},
      },
    },
    'hooks/use-id': { kind: 'hook', name: 'useId', groups: {} },
  },
};

const text = `{
  "label": "1.1.0",
  "documents": {
    "button": {
      "kind": "component",
      "name": "Button",
      "deprecated": true,
      "groups": {
        "props": {
          "color": {"type":"'primary' | 'error'","default":"'primary'","required":true,"deprecated":true},
          "constructor": {}
        },
        "slots": {}
      }
    },
    "hooks/use-id": {
      "kind": "hook",
      "name": "useId",
      "groups": {}
    }
  }
}
`;

const source = 'ui/api/releases/1.1.0.json' as SourcePath;

test('a release is written with a line for each item', () => {
  expect(releaseText(release)).toBe(text);
  expect(releaseText({ label: '1.0.0', documents: {} })).toBe(
    '{\n  "label": "1.0.0",\n  "documents": {}\n}\n',
  );
});

test('a written release is read as it was', () => {
  expect(parseRelease(source, text)).toEqual({ value: release, diagnostics: [] });
});

const problems: readonly [situation: string, text: string, expected: string][] = [
  ['a broken bracket', '{ "label": "1"', 'release-syntax 1:1 "{" is never closed.'],
  ['no documents', '{ "label": "1" }', 'release-value 1:1 "documents" is missing.'],
  [
    'a wrong value',
    '{ "label": "1", "documents": { "a": { "kind": "component", "name": 1, "groups": {} } } }',
    'release-value 1:68 "documents.a.name" must be text; found 1.',
  ],
];

test.each(problems)('%s is a problem with its place', (_, written, expected) => {
  const { value, diagnostics } = parseRelease(source, written);
  expect(value).toBeUndefined();
  expect(
    diagnostics.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`)[0],
  ).toContain(expected);
});

test('an unknown key is a warning, and the rest is read', () => {
  const { value, diagnostics } = parseRelease(source, '{ "label": "1", "documents": {}, "date": "today" }');
  expect(value).toEqual({ label: '1', documents: {} });
  expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', 'Unknown key "date"; ignored.'],
  ]);
});
