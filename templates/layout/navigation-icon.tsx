import type { ReactElement } from 'react';

/** Icons by their names in navigation files, which are those of the Material icons. */
const paths: Readonly<Record<string, string>> = {
  Article: 'M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4',
  Book: 'M5 19V5.5A1.5 1.5 0 0 1 6.5 4H19v13H6.5A1.5 1.5 0 0 0 5 18.5v0A1.5 1.5 0 0 0 6.5 20H19',
  Build: 'M14.5 6.5a4 4 0 0 0 4.9 4.9l-8 8a2.1 2.1 0 0 1-3-3l8-8a4 4 0 0 0-1.9-1.9Z',
  Business: 'M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3M8 12h3M8 16h3',
  Calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  Chart: 'M4 20h16M7 16v-5M12 16V5M17 16v-8',
  Code: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5',
  Create: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  Description: 'M6 3.5h8l4 4v13H6zM14 3.5V8h4M9 12h6M9 16h6',
  Reader: 'M4 5h16v14H4zM8 9h8M8 12.5h8M8 16h4',
  Science: 'M9 3h6M10 3v6l-5 9a1.5 1.5 0 0 0 1.3 2.2h11.4A1.5 1.5 0 0 0 19 18l-5-9V3M8 14h8',
  Table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  ToggleOn: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7ZM16 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  Tree: 'M5 4v14h5M5 10h5M13 7.5h6v5h-6zM13 15.5h6v5h-6z',
  Visibility:
    'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  Web: 'M3.5 5h17v14h-17zM3.5 9h17M6 7h.01',
};

/** The icon of an entry; nothing for an unknown name. */
export function NavigationIcon({ name }: { readonly name: string }): ReactElement | null {
  const known = name.replace(/Icon$/, '');
  if (!Object.hasOwn(paths, known)) return null;
  return (
    <svg className="picture" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={paths[known]} />
    </svg>
  );
}
