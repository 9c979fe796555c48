export default [
  { pathname: '/ui/react-button', wideLayout: true },
  { pathname: '/ui/api/button' },
  { pathname: '/ui/old-button', title: 'A redirect' },
];
