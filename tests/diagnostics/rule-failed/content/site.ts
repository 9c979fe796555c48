export const rules = {
  'heading-case': ({ pages }) => {
    return pages.filter(({ owner }) => owner.name === '');
  },
  owner: ({ pages }) => pages.map(({ file }) => `${file} has no owner`),
};
