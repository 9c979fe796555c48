import base from '@base-ui/react/package.json';
import floating from '@floating-ui/react/package.json';
import joy from '@mui/joy/package.json';
import material from '@mui/material/package.json';
import system from '@mui/system/package.json';
import grid from '@mui/x-data-grid/package.json';
import form from 'react-hook-form/package.json';

interface Installed {
  readonly name: string;
  readonly version: string;
}

interface Library {
  readonly title: string;
  readonly start: string;
  readonly purpose: string;
  readonly packages: readonly Installed[];
}

const libraries: readonly Library[] = [
  {
    title: 'Material UI',
    start: '/material-ui/getting-started/',
    purpose: 'Components that follow Material Design',
    packages: [material],
  },
  {
    title: 'Joy UI',
    start: '/joy-ui/getting-started/',
    purpose: 'Components with a design of their own',
    packages: [joy],
  },
  {
    title: 'Base UI',
    start: '/base-ui/getting-started/',
    purpose: 'Components without styles',
    packages: [base],
  },
  {
    title: 'MUI System',
    start: '/system/getting-started/',
    purpose: 'The sx prop and layout',
    packages: [system],
  },
  {
    title: 'MUI X',
    start: '/x/introduction/',
    purpose: 'Grids, pickers, charts and trees',
    packages: [grid],
  },
  {
    title: 'Toolpad Core',
    start: '/toolpad/core/introduction/',
    purpose: 'The layout of a dashboard',
    packages: [],
  },
  {
    title: 'Toolpad Studio',
    start: '/toolpad/studio/getting-started/',
    purpose: 'A visual builder for internal tools',
    packages: [],
  },
  {
    title: 'Hooks',
    start: '/hooks/',
    purpose: 'Hooks, documented from their types',
    packages: [floating, form],
  },
];

/** The libraries of the showcase, with the versions of the packages that their demos and API pages use. */
export default function Libraries() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/useSemanticElements: a group of one table.
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Libraries of the showcase">
      <table>
        <thead>
          <tr>
            <th>Product</th>
            <th>Installed package</th>
            <th>Purpose</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map(({ title, start, purpose, packages }) => (
            <tr key={title}>
              <td>
                <a href={start}>{title}</a>
              </td>
              <td>
                {packages.length === 0
                  ? 'None: text only'
                  : packages.map(({ name, version }) => (
                      <div key={name}>
                        <code>{name}</code> {version}
                      </div>
                    ))}
              </td>
              <td>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
