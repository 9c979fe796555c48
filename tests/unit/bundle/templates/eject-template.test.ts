import { expect, test } from 'vitest';
import { ejectTemplate, originalHash, readOrigin } from '../../../../src/bundle/templates/eject-template.ts';
import {
  findTemplate,
  nearestTemplate,
  templateParts,
} from '../../../../src/bundle/templates/template-parts.ts';

const footer = {
  path: 'layout/footer.tsx',
  text: `import type { ReactElement } from 'react';
import type { PageProps } from '../../src/model/page-props.ts';
import type { Direction, LanguageFacts } from '../../src/model/language.ts';
import { colour } from '../tokens.ts';
import { Icon } from './icons.tsx';

/** The name of the footer. */
export const footerName = 'footer';

/**
 * The footer: links to the home page, and more. Not
 * on paper.
 */
export function Footer({ page }: { readonly page: PageProps }): ReactElement {
  return <footer>{import('./icons.tsx') && page.path}</footer>;
}
`,
};

test('imports lead to the package, types to its name', () => {
  expect(ejectTemplate(footer, '1.2.3')).toBe(`/*
 * A copy of colophon/templates/layout/footer.tsx, version 1.2.3, original ${originalHash(footer)}.
 * \`docs check\` reports when a new version has another original. Change anything below this comment.
 */
import type { Direction, LanguageFacts, PageProps } from 'colophon';
import type { ReactElement } from 'react';
import { colour } from 'colophon/templates/tokens.ts';
import { Icon } from 'colophon/templates/layout/icons.tsx';

/** The name of the footer. */
export const footerName = 'footer';

/**
 * The footer: links to the home page, and more. Not
 * on paper.
 */
export function Footer({ page }: { readonly page: PageProps }): ReactElement {
  return <footer>{import('colophon/templates/layout/icons.tsx') && page.path}</footer>;
}
`);
});

test('the header of a copy names its origin', () => {
  expect(readOrigin(ejectTemplate(footer, '1.2.3'))).toEqual({
    path: 'layout/footer.tsx',
    version: '1.2.3',
    original: originalHash(footer),
  });
  expect(readOrigin(footer.text)).toBeUndefined();
  expect(originalHash({ text: footer.text.replaceAll('\n', '\r\n') })).toBe(originalHash(footer));
});

const templates = [
  footer,
  { path: 'layout/header.tsx', text: '/** The bar. With tools. */\nexport function Header() {}\n' },
  { path: 'pages/footer-page.tsx', text: 'export function FooterPage() {}\n' },
  { path: 'components/render-demo.tsx', text: '' },
  { path: 'tokens.ts', text: '' },
];

test('a part is listed with the first sentence about its component', () => {
  expect(templateParts(templates)).toEqual([
    { name: 'layout/footer', summary: 'The footer: links to the home page, and more.' },
    { name: 'layout/header', summary: 'The bar.' },
    { name: 'pages/footer-page', summary: '' },
  ]);
});

test.each([
  ['footer', 'layout/footer.tsx'],
  ['layout/footer', 'layout/footer.tsx'],
  ['layout/footer.tsx', 'layout/footer.tsx'],
  ['./templates/layout/footer.tsx', 'layout/footer.tsx'],
  ['layout\\footer.tsx', 'layout/footer.tsx'],
  ['tokens', 'tokens.ts'],
])('%s is %s', (name, path) => {
  expect(findTemplate(name, templates)).toMatchObject({ kind: 'found', template: { path } });
});

test.each([
  ['fotter', 'layout/footer'],
  ['heder', 'layout/header'],
  ['layout/heder', 'layout/header'],
  ['components/header', 'layout/header'],
  ['sidebar', undefined],
  ['', undefined],
  ['../../etc/passwd', undefined],
])('%s was probably meant to be %s', (name, near) => {
  expect(nearestTemplate(name, templates)).toBe(near);
  expect(findTemplate(name, templates)).toEqual({ kind: 'unknown', near });
});
