// A generated site of pages full of fences and live demos. The same numbers give the same site.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const words = 'focus layout theme keyboard pointer density portal overflow state selection'.split(' ');
const components = [
  'Button',
  'Chip',
  'Checkbox',
  'Switch',
  'Slider',
  'TextField',
  'Alert',
  'Badge',
  'Card',
  'Rating',
];
const word = (seed) => words[(seed * 7 + 3) % words.length];

/** Writes a site into a folder, by default with a page for every ten demos. */
export function writeAuthoringSite(
  folder,
  { demos, fences, pages: count = Math.max(1, Math.ceil(demos / 10)) },
) {
  const pages = Array.from({ length: count }, (_, index) => index);
  const write = (path, text) => {
    const file = join(folder, 'content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(
    'site.yaml',
    'name: Acme UI\nproducts:\n  - { id: acme, name: Acme UI, root: /, navigation: navigation/acme.yaml }\n',
  );
  write(
    'navigation/acme.yaml',
    pages.map((page) => `- { pathname: /page-${page}/, title: Page ${page} }\n`).join(''),
  );
  for (const page of pages) {
    const ownDemos = share(demos, count, page).map((demo) => `Demo${demo}`);
    const ownFences = share(fences, count, page);
    for (const name of ownDemos) write(`acme/page-${page}/${name}.tsx`, demoSource(name));
    write(`acme/page-${page}/page-${page}.md`, pageSource(page, ownDemos, ownFences));
  }
  return { pages: count };
}

/** Returns the numbers below `all` that one of `count` pages gets. */
function share(all, count, page) {
  return Array.from({ length: all }, (_, index) => index).filter((index) => index % count === page);
}

function pageSource(page, demos, fences) {
  const live = demos.map((name) => `## ${name}\n\nAbout ${word(page)}.\n\n{{"demo": "${name}.tsx"}}\n`);
  const samples = fences.map(
    (fence) => `### Sample ${fence}\n\nThis sample sets the ${word(fence)}.\n\n${fenceSource(fence)}\n`,
  );
  return `---\ntitle: Page ${page}\ndescription: Demos and samples of page ${page}.\n---\n\n# Page ${page}\n\n${[...live, ...samples].join('\n')}`;
}

function fenceSource(fence) {
  const lines = Array.from({ length: 12 }, (_, line) =>
    line % 3 === 0
      ? `  const ${word(fence + line)}${line} = useMemo(() => compute(${fence}, '${word(line)}'), [${line}]);`
      : `  <Panel key={${line}} title="${word(fence)}" onOpen={(event) => open(event, ${line})} />`,
  );
  return `\`\`\`tsx\nexport function Sample${fence}() {\n${lines.join('\n')}\n}\n\`\`\`\n`;
}

function demoSource(name) {
  const number = Number(name.slice('Demo'.length));
  const component = components[number % components.length];
  return `import Box from '@mui/material/Box';
import ${component} from '@mui/material/${component}';
import { useState } from 'react';

interface State {
  ${word(number)}: number;
}

export default function ${name}() {
  const [state, setState] = useState<State>({ ${word(number)}: ${number} });
  return (
    <Box sx={{ display: 'flex', gap: ${(number % 4) + 1} }} onClick={() => setState({ ${word(number)}: state.${word(number)} + 1 })}>
      <${component} aria-label="${word(number)}" />
      <span>{state.${word(number)}}</span>
    </Box>
  );
}
`;
}
