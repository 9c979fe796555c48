import { expect, test } from 'vitest';
import { readDemoFactory } from '../../../../src/parse/demo/demo-factory.ts';

const hero = "import { createDemo } from '@/functions/createDemo';\nimport { Hero } from './Hero';\n";

test('the component takes the place of what a factory makes of it, with the lines as they are', () => {
  const call =
    'export const DemoHero = createDemo<Props>(\n  import.meta.url,\n  Hero,\n  { name: "A" },\n);';
  const factory = readDemoFactory(`${hero}import './look.css';\n\n${call}\n`, 'demos/hero/index.ts');
  expect(factory).toMatchObject({
    component: { specifier: './Hero', name: 'Hero' },
    variants: ['Hero'],
    line: 5,
  });
  expect(factory?.text).toBe(
    "\nimport { Hero } from './Hero';\nimport './look.css';\n\nexport { Hero as default, Hero as DemoHero };\n\n\n\n\n",
  );
});

test('of variants, the first is shown', () => {
  const text = `import { createDemoWithVariants } from '../create';
import CssModules from './css-modules';
import Tailwind from './tailwind';
export const DemoHero = createDemoWithVariants(import.meta.url, { CssModules, Wind: Tailwind });`;
  const factory = readDemoFactory(text, 'index.ts');
  expect(factory).toMatchObject({
    component: { specifier: './css-modules', name: 'default' },
    variants: ['CssModules', 'Wind'],
  });
  expect(factory?.text).not.toMatch(/tailwind|\.\.\/create/);
});

test('a component that the module declares keeps what it needs', () => {
  const text = `import { lazy } from 'react';
import { createDemo } from '../create';
const Hero = lazy(() => import('./Hero'));
export const DemoHero = createDemo(import.meta.url, Hero);`;
  const factory = readDemoFactory(text, 'index.ts');
  expect(factory).not.toHaveProperty('component');
  expect(factory?.text).toContain("import { lazy } from 'react';\n\nconst Hero = lazy(");
});

test('a component that is written in the call stays on its lines, with what it needs', () => {
  const call = `export const DemoHero = createDemo(
  import.meta.url,
  () => (
    <Hero size={2 as number} />
  ),
  { name: 'A' },
);`;
  const factory = readDemoFactory(`${hero}${call}\nlast();\n`, 'index.tsx');
  expect(factory).toMatchObject({ variants: ['DemoHero'] });
  expect(factory).not.toHaveProperty('component');
  const lines = factory?.text.split('\n') ?? [];
  expect(lines.slice(0, 2)).toEqual(["import * as React from 'react'; ", "import { Hero } from './Hero';"]);
  expect(lines[5]).toMatch(/^ {4}React\.createElement\(Hero, \{ size: 2\b/);
  expect(lines[6]).toContain('export { DemoHero as default };');
  expect(lines[9]).toBe('last();');
});

test('so does the first of several variants', () => {
  const call = 'export const DemoHero = createDemo(import.meta.url, { A: () => <Hero />, B: Hero });';
  const factory = readDemoFactory(hero + call, 'index.tsx');
  expect(factory?.variants).toEqual(['A', 'B']);
  expect(factory?.text).toContain(
    'export const DemoHero = () => React.createElement(Hero, null ); export { DemoHero as default };',
  );
});

test('what else the module exports, or imports as a whole, hides no demo', () => {
  const call = 'export const DemoHero = createDemo(import.meta.url, Hero);';
  expect(readDemoFactory(`${hero}const a = 1;\nexport { Hero };\n${call}`, 'index.ts')).toMatchObject({
    component: { specifier: './Hero', name: 'Hero' },
    variants: ['Hero'],
  });
  const whole = readDemoFactory(`import * as Hero from './Hero';\n${call}`, 'index.ts');
  expect(whole?.variants).toEqual(['Hero']);
  expect(whole).not.toHaveProperty('component');
});

test.each([
  ['another file', `${hero}export const DemoHero = createDemo(import.meta.url, Hero);`, 'hero.ts'],
  ['a call without the address', `${hero}export const DemoHero = createDemo(Hero);`, 'index.ts'],
  [
    'a call with another address',
    `${hero}register(import.meta.url);\nexport const DemoHero = createDemo(hero.url, Hero);`,
  ],
  ['a call of a call', `${hero}export const DemoHero = createDemo(import.meta.url, lazy(Hero));`],
  ['a variant of a call', `${hero}export const DemoHero = createDemo(import.meta.url, { A: lazy(Hero) });`],
  [
    'two demos',
    `${hero}${['A', 'B'].map((a) => `export const ${a} = f(import.meta.url, Hero);`).join('\n')}`,
  ],
  ['a default export', `${hero}export const A = f(import.meta.url, Hero);\nexport default Hero;`],
  ['invalid text', `${hero}export const A = f(import.meta.url, Hero`],
])('%s is none', (_situation, text, path = 'index.ts') => {
  expect(readDemoFactory(text, path)).toBeUndefined();
});
