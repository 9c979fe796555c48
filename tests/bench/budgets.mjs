// The budgets of product.md, checked as far as the built corpora allow.

/** Memory at most for this number of pages, and for each further page. */
const bounded = { pages: 5000, megabytes: 700, kilobytesAPage: 60 };

/** Times of smaller corpora are mostly the start of a program, so they have no budget. */
export const fromPages = 900;

/** Returns budgets of cold builds of synthetic corpora, as `[name, figure, limit]`. */
export function ownBudgets(sites) {
  const memory = sites
    .filter(({ pages }) => pages >= bounded.pages * 0.9)
    .map(({ pages, peak }) => {
      const more = Math.max(0, pages - bounded.pages) * (bounded.kilobytesAPage / 1000);
      return [`memory at ${pages} pages, MB`, peak, Math.round(bounded.megabytes + more)];
    });
  const small = sites.find(({ pages }) => pages >= 900 && pages < 2000);
  const large = sites.find(({ pages }) => pages >= 18_000);
  const perPage = ({ seconds, pages }) => (seconds / pages) * 1000;
  const growth = small && large ? [['ms a page, of the largest corpus', perPage(large), perPage(small)]] : [];
  return [...memory, ...growth];
}

/** Returns budgets of what a page without a demo in view loads, in kB after gzip. */
export function weightBudgets({ script, css, shell }) {
  return [
    ['script of a page, kB', script / 1000, 10],
    ['style of a page, kB', css / 1000, 15],
    ['HTML of a page besides its article, kB', shell / 1000, 6],
  ];
}

/** Returns budgets of a site of 1,500 demos, from seconds and MB by kind of build. */
export function demoBudgets(results) {
  const edits = ['demo edited', 'imports edited'].flatMap((name) => [
    [`${name}, s`, results[name].seconds, 1.5],
    [`${name}, MB`, results[name].peak, 600],
  ]);
  return [['1,500 demos cold, MB', results.cold.peak, 1500], ...edits];
}

/** Returns the budget of a saved demo in `docs dev`, from milliseconds after a cold start. */
export function demoDevBudgets({ visible }) {
  return [['docs dev, demo visible, ms', Math.round(visible), 150]];
}

/** Returns budgets as ratios to the cold build of the fastest peer. */
export function peerBudgets({ cold, warm, touch }, fastest) {
  return [
    ['cold build', cold.wall / fastest, 1],
    ['nothing changed', warm.wall / fastest, 0.15],
    ['one page edited', touch.wall / fastest, 0.2],
  ];
}

/** Budgets of `docs dev` for 1,000 and 5,000 pages: the figure, and milliseconds at most. */
const devLimits = [
  ['ready', 1000],
  ['shown', 1000],
  ['visible', 50],
];

/** The budgets of `docs dev` hold up to 5,000 pages, here with the pages that a corpus has besides. */
const mostDevPages = 5500;

/** Returns budgets of `docs dev` after a cold start, in milliseconds divided by the pace of this machine. */
export function devBudgets(figures, pages, pace = 1) {
  if (pages < fromPages || pages > mostDevPages) return [];
  return devLimits.map(([name, most]) => [`docs dev ${name}, ms`, Math.round(figures[name] / pace), most]);
}

/** Cold build of the fastest peer, in seconds by pages, on the machine of the budgets in milliseconds. */
const referenceSeconds = { 1000: 3.1, 5000: 11.3 };

/** Returns how many times as long as that machine this one takes for the cold build of the fastest peer. */
export function paceOf(fastest, pages) {
  return fastest / referenceSeconds[pages < 2500 ? 1000 : 5000];
}

/** Prints budgets, and returns whether all are met. */
export function printBudgets(budgets, print) {
  for (const [name, figure, most] of budgets)
    print(`  budget, ${name}: ${round(figure)} of at most ${round(most)}: ${verdict(figure, most)}`);
  return budgets.every(([, figure, most]) => figure <= most);
}

function verdict(figure, most) {
  return figure <= most ? 'met' : 'missed';
}

function round(figure) {
  return Number(figure.toFixed(2));
}
