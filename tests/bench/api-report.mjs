/** What the cells of a row are. */
export const reportHeader = [
  'extractor'.padEnd(30),
  'components'.padStart(11),
  'props'.padStart(7),
  'of all accepted'.padStart(17),
  'of their own'.padStart(14),
  'seconds'.padStart(9),
  'processor'.padStart(10),
  'MB'.padStart(6),
].join(' ');

/**
 * Returns the row of an extractor: how many components have a prop, and the share of the props that it finds
 * of those that TypeScript accepts (`documentable`) and of those that a component declares (`ownProps`). What
 * it finds besides these does not count.
 */
export function reportRow(label, { seconds, peak, found }, { documentable, ownProps }) {
  const names = Object.keys(documentable);
  const documented = names.filter((name) => found.props[name]?.length > 0);
  const [total, own] = [documentable, ownProps].map((wanted) => shareOf(names, found.props, wanted));
  return [
    label.padEnd(30),
    `${documented.length} of ${names.length}`.padStart(11),
    String(total.hits).padStart(7),
    total.percent.padStart(17),
    own.percent.padStart(14),
    seconds.toFixed(1).padStart(9),
    found.processor.toFixed(1).padStart(10),
    String(peak).padStart(6),
  ].join(' ');
}

function shareOf(names, props, wanted) {
  let all = 0;
  let hits = 0;
  for (const name of names) {
    const has = new Set(props[name] ?? []);
    for (const prop of wanted[name] ?? []) {
      all += 1;
      if (has.has(prop)) hits += 1;
    }
  }
  return { hits, percent: all === 0 ? '-' : `${((hits / all) * 100).toFixed(1)} %` };
}
