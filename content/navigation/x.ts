/** The side navigation of MUI X, in the shape that `navigation.schema.json` describes. */
export const navigation = [
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    icon: 'Description',
    children: [
      { pathname: '/x/introduction/', title: 'Overview' },
      { pathname: '/x/introduction/#plans', title: 'Plans and licences' },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    icon: 'Table',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      {
        pathname: '/x/react-data-grid/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-data-grid/sorting/' },
          { pathname: '/x/react-data-grid/filtering/' },
          { pathname: '/x/react-data-grid/column-pinning/', plan: 'pro' },
        ],
      },
      {
        pathname: '/x/react-data-grid/advanced-features',
        subheader: 'Advanced features',
        children: [{ pathname: '/x/react-data-grid/row-grouping/', plan: 'premium' }],
      },
    ],
  },
  {
    pathname: '/x/more-components-group',
    title: 'More components',
    icon: 'Chart',
    ordered: false,
    children: [
      { pathname: 'https://mui.com/x/react-scheduler/', title: 'Scheduler', beta: true },
      {
        pathname: 'https://mui.com/x/react-charts/#planned-charts',
        title: 'Future chart components',
        planned: true,
      },
    ],
  },
  { pathname: '/x/api/', title: 'API', icon: 'Code', children: 'auto' },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    icon: 'Build',
    children: [{ pathname: '/x/migration/migration-data-grid-v8/', title: 'Data Grid: from v8 to v9' }],
  },
  {
    pathname: '/x/resources-group',
    title: 'Resources',
    icon: 'Article',
    ordered: false,
    children: [
      { pathname: '/versions/', title: 'Versions', icon: 'Description' },
      { pathname: 'https://mui.com/blog/', title: 'Blog', icon: 'Reader' },
      { pathname: 'https://mui.com/store/', title: 'Template store', icon: 'Web' },
    ],
  },
];
