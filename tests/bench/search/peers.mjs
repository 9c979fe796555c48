/** The search engines that the benchmark compares. */
export const searchPeers = {
  minisearch: '^7',
  flexsearch: '^0.8',
  '@orama/orama': '^3',
  pagefind: '^1',
};
