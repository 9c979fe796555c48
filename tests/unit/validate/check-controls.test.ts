import { expect, test } from 'vitest';
import type { SourcePath } from '../../../src/model/path.ts';
import { parseDemo } from '../../../src/parse/demo/parse-demo.ts';
import { checkControls } from '../../../src/validate/check-controls.ts';
import { componentDocument, withReference } from '../../support/api-reference.ts';
import { siteOf } from '../../support/sample-site.ts';

const path = 'Save.tsx' as SourcePath;
const button = componentDocument('Button', {
  children: { type: 'React.ReactNode' },
  onClick: { type: '() => void' },
  size: { type: `'small' | 'large'` },
  value: { type: 'string', required: true },
});

function report(
  options: string,
  jsx = '<Button {...props} />',
  extent: 'whole' | 'partial' = 'whole',
): (string | undefined)[] {
  const { pages } = siteOf({
    pages: { 'api.md': '# API\n', 'save.md': `# Save\n\n{{"demo": "Save.tsx", ${options}}}\n` },
    files: [path],
  });
  const documented = pages.map((page) => (page.path === '/api' ? withReference(page, button) : page));
  const text = `import Button from '@acme/ui/Button';\nexport default (props) => ${jsx};\n`;
  const modules = new Map([[path, parseDemo({ path, text }).value]]);
  return checkControls({ pages: documented, extent }, modules).flatMap(({ code, message, place, hint }) => [
    `${place?.file}:${place?.line}:${place?.column} ${code}: ${message}`,
    hint,
  ]);
}

test.each<[options: string, jsx?: string]>([
  ['"controls": true'],
  ['"controls": false', '<Button />'],
  ['"controls": "Button"'],
  ['"controls": ["size", "value"]', '<Button value="a" {...props} />'],
])('no problem with %s', (options, jsx) => {
  expect(report(options, jsx)).toEqual([]);
});

test.each<[options: string, jsx: string, problem: string, hint: string]>([
  [
    '"controls": true',
    '<Button />',
    'controls-demo: Demo "Save.tsx" has controls, but passes its props to no component.',
    'export default (props) => <Button {...props} />;',
  ],
  [
    '"controls": true, "iframe": true',
    '<Button {...props} />',
    'controls-demo: Demo "Save.tsx" has controls, which cannot reach into its iframe.',
    'Remove "controls" or "iframe".',
  ],
  [
    '"controls": true',
    '<div {...props} />',
    'controls-reference: Demo "Save.tsx" has controls, but the site has no API reference of the component "div".',
    'Add the component to "api", or remove "controls".',
  ],
  [
    '"controls": "Buttons"',
    '<div {...props} />',
    'controls-reference: Demo "Save.tsx" has controls, but the site has no API reference of the component "Buttons".',
    '"controls": "Button"',
  ],
  [
    '"controls": ["sise", "size"]',
    '<Button {...props} />',
    'controls-prop: "Button" has no prop "sise", so it has no control.',
    '"controls": ["size"]',
  ],
  [
    '"controls": ["nothing"]',
    '<Button {...props} />',
    'controls-prop: "Button" has no prop "nothing", so it has no control.',
    'Remove "controls".',
  ],
  [
    '"controls": ["onClick", "size"]',
    '<Button {...props} />',
    'controls-prop: The prop "onClick" of "Button" has no values to choose from, so it has no control.',
    '"controls": ["size"]',
  ],
  [
    '"controls": ["value", "size"]',
    '<Button {...props} />',
    'controls-prop: The prop "value" of "Button" is required, and demo "Save.tsx" gives it no first value.',
    '<Button value={…} {...props} />',
  ],
  [
    '"controls": ["size"]',
    '<Button {...props} size="small" />',
    'controls-prop: Demo "Save.tsx" sets the prop "size" itself, so a control has no effect.',
    'Set "size" before the props: <Button size={…} {...props} />',
  ],
])('%s of %s', (options, jsx, problem, hint) => {
  expect(report(options, jsx)).toEqual([`content/save.md:3:1 ${problem}`, hint]);
});

test('a site of which only some pages are loaded may have the reference elsewhere', () => {
  expect(report('"controls": true', '<div {...props} />', 'partial')).toEqual([]);
});

test('no problem with a module that makes a demo of a component', () => {
  const module = 'hero/index.ts' as SourcePath;
  const component = 'hero/Save.tsx' as SourcePath;
  const { pages } = siteOf({
    pages: { 'api.md': '# API\n', 'save.md': '# Save\n\n{{"demo": "hero/index.ts", "controls": true}}\n' },
    files: [module, component],
  });
  const documented = pages.map((page) => (page.path === '/api' ? withReference(page, button) : page));
  const texts: readonly (readonly [SourcePath, string])[] = [
    [module, "import { Save } from './Save';\nexport const DemoHero = createDemo(import.meta.url, Save);\n"],
    [component, "import Button from '@acme/ui/Button';\nexport default (props) => <Button {...props} />;\n"],
  ];
  const modules = new Map(texts.map(([source, text]) => [source, parseDemo({ path: source, text }).value]));
  expect(checkControls({ pages: documented, extent: 'whole' }, modules)).toEqual([]);
});
