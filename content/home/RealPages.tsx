import results from './benchmark.json';
import { ResultsTable } from './ResultsTable';

/** What is measured of each project. */
const builds = [
  ['coldSeconds', 'cold'],
  ['editSeconds', 'edit'],
] as const;

interface RealPagesProps {
  readonly page: { readonly language: string };
}

/** The last recorded builds of real pages as a table: seconds, with a column for each tool. */
export default function RealPages({ page }: RealPagesProps) {
  const { real } = results;
  const rows = real.flatMap(({ name, tools }) =>
    builds.map(([key, build]) => ({ name: `${name}, ${build}`, tools, key })),
  );
  return (
    <ResultsTable
      label="Builds of real pages"
      heading="Pages"
      rows={rows.map(({ name }) => name)}
      columns={(real[0]?.tools ?? []).map((tool, column) => ({
        title: tool.name,
        digits: 2,
        values: rows.map(({ tools, key }) => tools[column]?.[key] ?? Number.NaN),
      }))}
      language={page.language}
    />
  );
}
