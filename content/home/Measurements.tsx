import results from './benchmark.json';
import { ResultsTable } from './ResultsTable';

const columns = [
  ['coldSeconds', 'Cold, s', 2],
  ['editSeconds', 'Edit, s', 2],
  ['memoryMegabytes', 'Memory, MB', 0],
  ['scriptKilobytes', 'Script, kB', 1],
  ['styleKilobytes', 'Style, kB', 1],
  ['htmlKilobytes', 'HTML, kB', 1],
] as const;

interface MeasurementsProps {
  readonly page: { readonly language: string };
}

/** The last recorded benchmark as a table, with the versions of all tools, and how it was measured. */
export default function Measurements({ page }: MeasurementsProps) {
  const { tools, cores } = results;
  const date = new Intl.DateTimeFormat(page.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <ResultsTable
        label="Results of the benchmark"
        heading="Tool"
        rows={tools.map(({ name, version }) => `${name} ${version}`)}
        columns={columns.map(([key, title, digits]) => ({
          title,
          digits,
          values: tools.map((tool) => tool[key]),
        }))}
        language={page.language}
      />
      <p>
        Measured on {date.format(new Date(results.date))} with {cores} cores and files in memory, on a machine
        that did nothing else. {runsOf(tools)}
      </p>
    </>
  );
}

/** Says how many runs the figures are medians of: `Medians of 3 runs; 1 run for Starlight.` */
function runsOf(tools: typeof results.tools) {
  const most = tools.reduce((highest, { runs }) => Math.max(highest, runs), 0);
  const fewer = tools.filter(({ runs }) => runs < most);
  const list = new Intl.ListFormat('en').format(fewer.map(({ name }) => name));
  const runs = fewer[0]?.runs === 1 ? '1 run' : `${fewer[0]?.runs} runs`;
  return `Medians of ${most} runs${fewer.length === 0 ? '' : `; ${runs} for ${list}`}.`;
}
