// The budgets of builds, as far as the corpora that were built can show them.

/** Pages beyond which memory may only grow by so many bytes a page. */
const bounded = { pages: 5000, megabytes: 700, kilobytesAPage: 60 };

/** The budgets of times are about a thousand pages and more; what a smaller site costs is mostly to start a program. */
export const fromPages = 900;

/** Budgets of our own cold builds: `[what, figure, at most]`. `sites` have pages, and seconds and MB of the cold build. */
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

/** Budgets of what a page without a demo in view makes a reader load, kB with gzip. The tests hold every page of the manual to them. */
export function weightBudgets({ script, css, shell }) {
  return [
    ['script of a page, kB', script / 1000, 10],
    ['style of a page, kB', css / 1000, 15],
    ['HTML of a page besides its article, kB', shell / 1000, 6],
  ];
}

/** Budgets beside the fastest of the peers: seconds as shares of its cold build. */
export function peerBudgets({ cold, warm, touch }, fastest) {
  return [
    ['cold build', cold.wall / fastest, 1],
    ['nothing changed', warm.wall / fastest, 0.15],
    ['one page edited', touch.wall / fastest, 0.2],
  ];
}

/** What of `docs dev` is promised, milliseconds at most, and the pages of the largest site that this is promised for. */
const promised = [
  ['ready', 1000, Number.POSITIVE_INFINITY],
  ['shown', 1000, 5500],
  ['visible', 50, 5500],
];

/** Budgets of `docs dev` after a cold start, in milliseconds; `pace` tells how many times as long as it should this machine takes for everything. */
export function devBudgets(figures, pages, pace = 1) {
  const held = promised.filter(([, , largest]) => pages >= fromPages && pages <= largest);
  return held.map(([name, most]) => [`docs dev ${name}, ms`, Math.round(figures[name] / pace), most]);
}

/** Seconds of the fastest peer's cold build on the machine for which milliseconds were promised: Hugo's of 1,000 pages, Eleventy's of 5,000. */
const fastestThere = { 1000: 3.1, 5000: 11.3 };

/** How many times as long as that machine this one takes now, by the fastest peer's cold build in the same run. */
export function paceOf(fastest, pages) {
  return fastest / fastestThere[pages < 2500 ? 1000 : 5000];
}

/** Says which budgets were kept; false when one was missed. */
export function tellBudgets(budgets, say) {
  for (const [name, figure, most] of budgets)
    say(`  budget, ${name}: ${round(figure)} of at most ${round(most)}: ${verdict(figure, most)}`);
  return budgets.every(([, figure, most]) => figure <= most);
}

function verdict(figure, most) {
  return figure <= most ? 'kept' : 'missed';
}

function round(figure) {
  return Number(figure.toFixed(2));
}
