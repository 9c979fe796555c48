import { expect, test } from 'vitest';
import { only, siteOf } from '../../../support/sample-site.ts';

const file = {
  name: 'Button',
  imports: [],
  package: '@acme/ui',
  props: { size: { type: { name: 'string' } } },
  slots: [{ name: 'root', description: 'See [a](/a/).', class: 'MuiButton-root' }],
  classes: [{ key: 'root', className: 'MuiButton-root', description: '', isGlobal: false }],
  inherited: [{ source: 'React.HTMLAttributes', items: [{ name: 'id', type: 'string' }] }],
  description: 'A button.\n\n## Notes\n\nSee [b](/b/).',
  demos: '<ul><li><a href="/c/">C</a></li></ul>',
  inheritance: { component: 'ButtonBase', pathname: '/d/' },
};

const page = only(
  siteOf({ config: 'products: [{ id: ui, name: UI, api: ui/api }]', api: { 'ui/api/button.json': file } })
    .pages,
);

test('the page of an API document has a title, headings, links and anchors', () => {
  const { document } = page;
  expect(document).toMatchObject({
    source: 'ui/api/button.json',
    title: 'Button API',
    mainHeading: 'Button API',
    description: 'Reference of the React component Button: its props, slots, CSS classes and other parts.',
    frontMatter: { packageName: '@acme/ui' },
    parts: [],
  });
  expect(document.headings.map(({ depth, id, text }) => [depth, id, text])).toEqual([
    [2, 'props', 'Props'],
    [3, 'button-prop-size', 'size'],
    [2, 'slots', 'Slots'],
    [3, 'Button-css-MuiButton-root', 'root'],
    [2, 'classes', 'CSS classes'],
    [3, 'button-classes-MuiButton-root', 'root'],
  ]);
  expect(document.anchors).toEqual([
    'demos',
    'import',
    'inheritance',
    'theme-default-props',
    'Button-css-root',
    'button-classes-root',
    'inherited-react-html-attributes',
    'notes',
  ]);
});

test('its links are those of its texts, in order, and of what it inherits from', () => {
  expect(page.document.links.map(({ url }) => url)).toEqual(['/b/', '/c/', '/a/', '/d/']);
  expect(page.links.map((target) => 'path' in target && target.path)).toEqual(['/b', '/c', '/a', '/d']);
});
