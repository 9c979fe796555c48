import * as pageProps from '../../../data/acme/components/button/button.md?muiMarkdown';
// import * as old from '../../../data/acme/components/rating/rating.md?muiMarkdown';

export { pageProps };
