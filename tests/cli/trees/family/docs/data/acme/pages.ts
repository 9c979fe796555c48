import ArticleIcon from '@mui/icons-material/Article';
import type { MuiPage } from '@mui/internal-core-docs/MuiPage';
import apiPages from './apiPages.json';

const pages: readonly MuiPage[] = [
  {
    pathname: '/acme/getting-started-group',
    title: 'Getting started',
    icon: ArticleIcon,
    children: [{ pathname: '/acme/getting-started', title: 'Overview' }, { pathname: '/acme/examples' }],
  },
  {
    pathname: '/acme/components',
    children: [
      { pathname: '/acme/react-button', newFeature: true, plan: 'pro' },
      { pathname: '/acme/react-rating' },
    ],
  },
  { pathname: '/acme/api', title: 'API', children: [...apiPages] },
];

export default pages;
