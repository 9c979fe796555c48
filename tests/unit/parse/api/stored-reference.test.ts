import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parseApiDocument } from '../../../../src/parse/api/parse-api-document.ts';
import { outlineOf } from '../../../../src/parse/api/reference-outline.ts';
import { decodeReference, encodeReference } from '../../../../src/parse/api/stored-reference.ts';

const file = {
  name: 'Button',
  imports: ["import Button from '@acme/ui';"],
  package: '@acme/ui',
  description: 'A *button*.\n\nSee [b](/b/).',
  props: { size: { type: { name: 'string' }, description: 'The size.', deprecated: true } },
  inherited: [{ source: 'React.HTMLAttributes', items: [{ name: 'id', type: 'string' }] }],
  inheritance: { component: 'ButtonBase', pathname: '/d/' },
  themeDefaultProps: true,
  forwardsRefTo: null,
  unknown: { of: ['anything'] },
};

const read = (value: unknown) =>
  parseApiDocument({
    document: { source: 'ui/api/button.json' as SourcePath, text: JSON.stringify(value) },
    folder: 'ui/api' as SourcePath,
    descriptions: [],
    lint: true,
  });

test('a stored API document equals the one that was parsed', () => {
  const parsed = read(file);
  const hashed = { ...parsed, value: parsed.value && { ...parsed.value, hash: 'abc' } };
  const { value, diagnostics } = decodeReference(encodeReference(hashed));
  expect(diagnostics).toEqual(parsed.diagnostics);
  const { outline, ...document } = value ?? {};
  expect(document).toEqual(hashed.value);
  expect(parsed.value && outlineOf(parsed.value)).toEqual(outline);
});

test('its page is made without its groups', () => {
  const bytes = encodeReference(read(file));
  const cut = bytes.subarray(0, bytes.indexOf(10) + 1);
  const { value } = decodeReference(cut);
  expect(value).toMatchObject({ name: 'Button', packageName: '@acme/ui' });
  expect(value && outlineOf(value).groups).toEqual([['props', [['button-prop-size', 'size']]]]);
  expect(() => value?.groups).toThrow(SyntaxError);
});

test('a document without a page is stored with its problems', () => {
  const parsed = read({ name: 1 });
  expect(parsed.diagnostics).not.toEqual([]);
  expect(decodeReference(encodeReference(parsed))).toEqual(parsed);
});
