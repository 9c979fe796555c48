export const emitters = {
  releases: () => JSON.parse(''),
  'page-list': ({ pages }) => ({ path: 'pages.json', content: pages }),
};
