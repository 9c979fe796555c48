export const emitters = {
  'page-list': () => [
    { path: '/pages.json', content: '[]' },
    { path: '../../.profile', content: '' },
  ],
};
