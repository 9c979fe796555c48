interface Column {
  readonly title: string;
  /** Digits after the decimal point. */
  readonly digits: number;
  /** The figures of the rows in turn. */
  readonly values: readonly number[];
}

interface ResultsTableProps {
  /** What the table is about, for screen readers. */
  readonly label: string;
  /** The heading of the first column. */
  readonly heading: string;
  /** The name of each row. */
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
  readonly language: string;
}

/** A table of figures with a name before each row. */
export function ResultsTable({ label, heading, rows, columns, language }: ResultsTableProps) {
  const format = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/useSemanticElements: a group of one table.
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th>{heading}</th>
            {columns.map(({ title }) => (
              <th key={title} className="align-right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <td className="nobr">{name}</td>
              {columns.map(({ title, digits, values }) => (
                <td key={title} className="align-right">
                  {format(values[row] ?? Number.NaN, digits)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
