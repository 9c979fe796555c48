import * as pageProps from 'docsx/data/acme/components/rating/rating.md?muiMarkdown';

export { pageProps };
