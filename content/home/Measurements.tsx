import results from './benchmark.json';

const columns = [
  ['coldSeconds', 'Cold, s', 1],
  ['editSeconds', 'Edit, s', 1],
  ['memoryMegabytes', 'Memory, MB', 0],
  ['scriptKilobytes', 'Script, kB', 1],
  ['styleKilobytes', 'Style, kB', 1],
  ['htmlKilobytes', 'HTML, kB', 1],
] as const;

interface MeasurementsProps {
  readonly page: { readonly language: string };
}

/** The last recorded benchmark as a table, with the versions of all tools. */
export default function Measurements({ page }: MeasurementsProps) {
  const format = (value: number, digits: number) =>
    value.toLocaleString(page.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/useSemanticElements: a group of one table.
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Results of the benchmark">
      <table>
        <thead>
          <tr>
            <th>Tool</th>
            {columns.map(([key, title]) => (
              <th key={key} className="align-right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.tools.map((tool) => (
            <tr key={tool.id}>
              <td>
                {tool.name} {tool.version}
              </td>
              {columns.map(([key, , digits]) => (
                <td key={key} className="align-right">
                  {format(tool[key], digits)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
