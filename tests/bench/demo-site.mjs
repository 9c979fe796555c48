// A generated site of live demos over a data grid, Material UI and a date library. The same number gives the
// same site.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const perPage = 10;
const components = [
  'Alert',
  'Autocomplete',
  'Avatar',
  'Badge',
  'Breadcrumbs',
  'Button',
  'Card',
  'Checkbox',
  'Chip',
  'Dialog',
  'Drawer',
  'Fab',
  'Link',
  'List',
  'Menu',
  'Pagination',
  'Paper',
  'Radio',
  'Rating',
  'Select',
  'Skeleton',
  'Slider',
  'Snackbar',
  'Stepper',
  'Switch',
  'Table',
  'Tabs',
  'TextField',
  'Tooltip',
  'Typography',
];
const plugins = ['relativeTime', 'weekOfYear', 'isBetween', 'duration', 'advancedFormat'];
/** Kilobytes of the data of a page. */
const dataSizes = [100, 150, 100, 250, 100, 400, 100, 150, 100, 1000];

/**
 * Writes a site with a page for every ten demos: four with a grid, two with dates, four with other
 * components. The demos of a page share a module of data; each demo with a grid has two modules of its own.
 */
export function writeDemoSite(folder, demos) {
  const pages = Math.max(1, Math.ceil(demos / perPage));
  const write = (path, text) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('package.json', '{ "private": true, "dependencies": { "dayjs": "^1.11" } }\n');
  write(
    'content/site.yaml',
    'name: Acme UI\nproducts:\n  - { id: acme, name: Acme UI, root: /, navigation: navigation/acme.yaml }\n',
  );
  const numbers = Array.from({ length: pages }, (_, page) => page);
  write(
    'content/navigation/acme.yaml',
    numbers.map((page) => `- { pathname: /page-${page}/, title: Page ${page} }\n`).join(''),
  );
  for (const page of numbers) {
    const first = page * perPage;
    const own = Array.from({ length: Math.min(perPage, demos - first) }, (_, place) => first + place);
    const at = `content/acme/page-${page}`;
    write(`${at}/page-${page}.md`, pageText(page, own));
    write(`${at}/data/rows.ts`, rowsText(page, dataSizes[page % dataSizes.length] * 1000));
    for (const demo of own)
      for (const [path, text] of Object.entries(filesOf(demo))) write(`${at}/${path}`, text);
  }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' });
  return { pages };
}

function pageText(page, demos) {
  const shown = demos.map(
    (demo) => `## Demo ${demo}\n\nWhat demo ${demo} shows.\n\n{{"demo": "Demo${demo}.tsx"}}\n`,
  );
  return `---\ntitle: Page ${page}\ndescription: Demos of page ${page}.\n---\n\n# Page ${page}\n\n${shown.join('\n')}`;
}

function rowsText(page, bytes) {
  const rows = [];
  for (let id = 1, length = 0; length < bytes; id += 1) {
    const row = `  { id: ${id}, desk: 'D-${page}${id}', commodity: 'Commodity ${(id * 7) % 97}', quantity: ${(id * 7919) % 10_000}, filled: ${((id * 31) % 100) / 100} },\n`;
    rows.push(row);
    length += row.length;
  }
  return `export interface Row {\n  id: number;\n  desk: string;\n  commodity: string;\n  quantity: number;\n  filled: number;\n}\n\nexport const rows: Row[] = [\n${rows.join('')}];\n`;
}

/** Returns the texts of a demo by path from the folder of its page. */
function filesOf(demo) {
  const place = demo % perPage;
  if (place < 4) return gridFiles(demo);
  return { [`Demo${demo}.tsx`]: place < 6 ? dateText(demo) : componentText(demo) };
}

function gridFiles(demo) {
  const folder = `demo${demo}`;
  const other = components[demo % components.length];
  return {
    [`Demo${demo}.tsx`]: `import Box from '@mui/material/Box';
import ${other} from '@mui/material/${other}';
import { DataGrid, ${demo % 3 === 0 ? 'GridActionsCellItem' : 'useGridApiRef'} } from '@mui/x-data-grid';
import { rows } from './data/rows';
import { columns } from './${folder}/columns';

export default function Demo${demo}() {
${demo % 3 === 0 ? `  const open = <GridActionsCellItem icon={<span>+</span>} label="Open" />;` : '  const apiRef = useGridApiRef();'}
  return (
    <Box sx={{ height: ${300 + (demo % 5) * 20} }}>
      <span>Grid ${demo}</span>
      <DataGrid columns={columns} rows={rows}${demo % 3 === 0 ? '' : ' apiRef={apiRef}'} />
      ${demo % 3 === 0 ? `{open}` : ''}{typeof ${other} === 'object' ? null : '${other}'}
    </Box>
  );
}
`,
    [`${folder}/columns.ts`]: `import type { GridColDef } from '@mui/x-data-grid';
import type { Row } from '../data/rows';
import { percent } from './format';

export const columns: GridColDef<Row>[] = [
  { field: 'desk', width: ${100 + (demo % 7) * 10} },
  { field: 'commodity', flex: 1 },
  { field: 'quantity', type: 'number' },
  { field: 'filled', type: 'number', valueFormatter: percent },
];
`,
    [`${folder}/format.ts`]: `export const percent = (value: number) => \`\${(value * 100).toFixed(${demo % 3})} %\`;
`,
  };
}

function dateText(demo) {
  const plugin = plugins[demo % plugins.length];
  return `import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import ${plugin} from 'dayjs/plugin/${plugin}';
import { useState } from 'react';

dayjs.extend(${plugin});

export default function Demo${demo}() {
  const [date, setDate] = useState(dayjs('2026-01-${String((demo % 28) + 1).padStart(2, '0')}'));
  return (
    <div>
      <span>Date ${demo}</span>
      <TextField label="Date" value={date.format('YYYY-MM-DD')} onChange={() => setDate(date.add(1, 'day'))} />
    </div>
  );
}
`;
}

function componentText(demo) {
  const count = components.length;
  const one = components[demo % count];
  // The list shifts by one after each round, so that the pairs differ.
  const other = components[(demo * 7 + Math.floor(demo / count)) % count];
  const names = [...new Set([one, other])];
  const imports = names.map((name) => `import ${name} from '@mui/material/${name}';`).join('\n');
  return `import Box from '@mui/material/Box';
${imports}
import { useState } from 'react';

const parts = { ${names.join(', ')} };

export default function Demo${demo}() {
  const [count, setCount] = useState(${demo});
  return (
    <Box sx={{ display: 'flex', gap: ${(demo % 4) + 1} }} onClick={() => setCount(count + 1)}>
      <span>Count {count}</span>
      {Object.keys(parts).join(', ')}
    </Box>
  );
}
`;
}
