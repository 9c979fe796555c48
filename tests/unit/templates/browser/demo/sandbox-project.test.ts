import { describe, expect, test } from 'vitest';
import { type SandboxDemo, sandboxProject } from '../../../../../templates/browser/demo/sandbox-project.ts';

const demo: SandboxDemo = {
  title: 'BasicButtons',
  variant: 'ts',
  language: 'en',
  exported: 'default',
  files: [{ name: 'BasicButtons.tsx', text: 'export default function BasicButtons() {}\n' }],
  dependencies: { react: '19.3.1', 'react-dom': '19.3.1', '@mui/material': '9.5.0' },
};

/** Returns the text of a file of the project, or throws when it is missing. */
function file(project: ReturnType<typeof sandboxProject>, path: string): string {
  const text = project.files[path];
  if (text === undefined) throw new Error(`Missing ${path}; found ${Object.keys(project.files).join(', ')}`);
  return text;
}

describe('a TypeScript demo', () => {
  const project = sandboxProject(demo);

  test('is complete', () => {
    expect(Object.keys(project.files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicButtons.tsx',
      'src/main.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(project.entry).toBe('src/BasicButtons.tsx');
  });

  test('lists dependencies and tools in package.json, sorted', () => {
    const json = JSON.parse(file(project, 'package.json'));
    expect(Object.entries(json.dependencies)).toEqual([
      ['@emotion/react', '^11.14.0'],
      ['@emotion/styled', '^11.14.0'],
      ['@mui/material', '9.5.0'],
      ['react', '19.3.1'],
      ['react-dom', '19.3.1'],
    ]);
    expect(Object.keys(json.devDependencies)).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    expect(json).toMatchObject({
      name: 'basicbuttons',
      private: true,
      type: 'module',
      scripts: { dev: 'vite' },
    });
  });

  test('imports the demo from the page', () => {
    expect(file(project, 'index.html')).toContain('src="/src/main.tsx"');
    expect(file(project, 'src/main.tsx')).toContain("import Demo from './BasicButtons';");
    expect(file(project, 'src/BasicButtons.tsx')).toBe(demo.files[0]?.text);
  });
});

describe('a JavaScript demo', () => {
  const project = sandboxProject({
    ...demo,
    variant: 'js',
    files: [
      {
        name: 'Grid.js',
        text: "import rows from './rows.js';\nimport theme from './theme';\nconst js = 'a.js';\n",
      },
      { name: 'rows.js', text: 'export default [];\n' },
    ],
  });

  test('contains nothing of TypeScript', () => {
    expect(Object.keys(project.files).filter((path) => /tsconfig|\.tsx?$/.test(path))).toEqual([]);
    expect(file(project, 'package.json')).not.toContain('typescript');
    expect(file(project, 'src/main.jsx')).not.toContain("('root')!");
  });

  test('renames files to .jsx, also in imports', () => {
    expect(file(project, 'src/Grid.jsx')).toBe(
      "import rows from './rows.jsx';\nimport theme from './theme';\nconst js = 'a.js';\n",
    );
    expect(project.files).toHaveProperty(['src/rows.jsx']);
  });
});

test.each([
  ['a version of the demo wins', { '@mui/system': '9.5.0', '@emotion/react': '11.13.0' }, '11.13.0'],
  ['no style engine without Material UI', { '@base-ui/react': '1.9.0' }, undefined],
])('%s', (_name, dependencies, version) => {
  const json = JSON.parse(file(sandboxProject({ ...demo, dependencies }), 'package.json'));
  expect(json.dependencies['@emotion/react']).toBe(version);
});

test('a demo may be a named export', () => {
  const project = sandboxProject({ ...demo, exported: 'BasicButtons' });
  expect(file(project, 'src/main.tsx')).toContain("import { BasicButtons as Demo } from './BasicButtons';\n");
});

test('other files keep their relative paths, also above the demo', () => {
  const project = sandboxProject({
    ...demo,
    files: [
      { name: 'Demo.tsx', text: '' },
      { name: '../shared/theme.ts', text: '' },
      { name: 'data/rows.json', text: '[]\n' },
    ],
  });
  expect(Object.keys(project.files).filter((path) => path.startsWith('src/'))).toEqual([
    'src/main.tsx',
    'src/demo/Demo.tsx',
    'src/shared/theme.ts',
    'src/demo/data/rows.json',
  ]);
  expect(file(project, 'src/main.tsx')).toContain("from './demo/Demo';");
});

test('a title is escaped', () => {
  const project = sandboxProject({ ...demo, title: '</title><b>"&' });
  expect(file(project, 'index.html')).toContain('<title>&lt;/title>&lt;b>&quot;&amp;</title>');
  expect(JSON.parse(file(project, 'package.json')).name).toBe('title-b');
});
