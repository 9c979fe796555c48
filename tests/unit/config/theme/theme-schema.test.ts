import { expect, test } from 'vitest';
import { resolveConfig } from '../../../../src/config/resolve-config.ts';

function reportsOf(text: string): string[] {
  const flags = { only: [], sizes: false, force: false, strict: false };
  const { diagnostics } = resolveConfig({ root: '/site', flags, text: `name: Acme UI\n${text}\n` });
  return diagnostics.map(({ severity, message, hint }) => `${severity}: ${message} (${hint})`);
}

test.each([
  ['theme: {}'],
  ["theme: { accent: '#0a66c2' }"],
  ["theme: { accent: { light: '#0a66c2', dark: '#7ab8ff' } }"],
  ["theme: { greys: 'oklch(0.5 0.03 260)', radius: 0, contentWidth: 480, density: comfortable }"],
  ['theme: { fonts: { body: Inter, headings: \'"Source Serif 4", Georgia, serif\', code: JetBrains Mono } }'],
  ['fonts: [{ family: Inter, file: fonts/inter.woff2, weight: 100 900, unicodeRange: U+0000-00FF }]'],
  ['fonts: [{ family: Inter, file: fonts/inter.woff2, weight: 700, style: italic }]'],
  ['styles: [site.css, styles/print.css]'],
  ["slots: { header-end: Status, footer-start: { component: Status, text: 'Hello' } }"],
])('is fine: %s', (text) => {
  expect(reportsOf(text)).toEqual([]);
});

test.each([
  [
    'theme: { accent: blue }',
    'error: "theme.accent" must be a CSS colour such as \'#0a66c2\'; found "blue". (undefined)',
  ],
  [
    'theme: { accent: 0a66c2 }',
    'error: "theme.accent" must be a CSS colour such as \'#0a66c2\'; found "0a66c2". (accent: \'#0a66c2\')',
  ],
  ['theme: { acent: "#0a66c2" }', 'warning: Unknown key "theme.acent"; ignored. (Did you mean "accent"?)'],
  [
    'theme: { radius: 40 }',
    'error: "theme.radius" must be a whole number from 0 to 24; found 40. (radius: 24)',
  ],
  ['theme: { radius: 4px }', 'error: "theme.radius" must be a number; found "4px". (undefined)'],
  [
    'theme: { contentWidth: 640.5 }',
    'error: "theme.contentWidth" must be a whole number from 480 to 1200; found 640.5. (contentWidth: 641)',
  ],
  [
    'theme: { density: dense }',
    'error: "theme.density" must be comfortable or compact; found "dense". (undefined)',
  ],
  [
    'theme: { fonts: { body: "Inter; } body { color: red" } }',
    'error: "theme.fonts.body" must be font families separated by commas, such as Inter, sans-serif; found "Inter; } body { color: red". (undefined)',
  ],
  [
    'theme: { colours: { backgruond: "#fff" } }',
    'warning: Unknown key "theme.colours.backgruond"; ignored. (Known keys: edge, error, faint, hover, info, page, raised, rule, soft, success, sunken, text, warning.)',
  ],
  [
    'slots: { header-ende: Status }',
    'warning: Unknown key "slots.header-ende"; ignored. (Did you mean "header-end"?)',
  ],
  [
    'styles: [site.scss]',
    'error: "styles[0]" must be a .css file relative to the content folder, with forward slashes; found "site.scss". (site.css)',
  ],
  ['fonts: [{ family: Inter }]', 'error: "fonts[0]" has a family without file. (undefined)'],
  [
    'fonts: [{ family: Inter, file: a.woff2, weight: bold }]',
    'error: "fonts[0].weight" must be a weight such as 400, or a range such as 100 900; found "bold". (undefined)',
  ],
])('is reported: %s', (text, report) => {
  expect(reportsOf(text)).toEqual([report]);
});
