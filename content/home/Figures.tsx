import results from './benchmark.json';

interface FiguresProps {
  /** Headings of the two charts. */
  readonly builds: string;
  readonly script: string;
  readonly page: { readonly language: string };
}

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly own: boolean;
}

/** Charts of the last recorded benchmark: the file comes from `tests/bench/record.mjs`. */
export default function Figures({ builds, script, page }: FiguresProps) {
  const format = new Intl.NumberFormat(page.language, { maximumFractionDigits: 1 });
  const bars = (key: 'coldSeconds' | 'scriptKilobytes') =>
    results.tools.map((tool): Bar => ({ name: tool.name, value: tool[key], own: tool.id === 'self' }));
  return (
    <div className="home-figures">
      <Chart title={builds} bars={bars('coldSeconds')} format={format} />
      <Chart title={script} bars={bars('scriptKilobytes')} format={format} />
    </div>
  );
}

function Chart({ title, bars, format }: { title: string; bars: readonly Bar[]; format: Intl.NumberFormat }) {
  const most = bars.reduce((highest, { value }) => Math.max(highest, value), 0);
  const sorted = [...bars].sort((a, b) => a.value - b.value);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <dl>
        {sorted.map(({ name, value, own }) => (
          <div key={name} className={own ? 'own' : undefined}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <span style={{ inlineSize: `${Math.round((value / most) * 100)}%` }} />
            </dd>
            <dd>{format.format(value)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
