import results from './benchmark.json';

const columns = [
  ['coldSeconds', 'Cold build, s'],
  ['editSeconds', 'One page edited, s'],
  ['memoryMegabytes', 'Peak memory, MB'],
  ['scriptKilobytes', 'Script, kB'],
  ['styleKilobytes', 'Style, kB'],
  ['htmlKilobytes', 'HTML, kB'],
] as const;

interface MeasurementsProps {
  readonly page: { readonly language: string };
}

/** The last recorded benchmark as a table, with the versions of all tools. */
export default function Measurements({ page }: MeasurementsProps) {
  const format = new Intl.NumberFormat(page.language, { maximumFractionDigits: 1 });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/useSemanticElements: a group of one table.
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Results of the benchmark">
      <table>
        <thead>
          <tr>
            <th>Tool</th>
            <th>Version</th>
            {columns.map(([key, title]) => (
              <th key={key}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.tools.map((tool) => (
            <tr key={tool.id}>
              <td>{tool.name}</td>
              <td>{tool.version}</td>
              {columns.map(([key]) => (
                <td key={key}>{format.format(tool[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
