import * as pageProps from 'docs/data/acme/getting-started/overview.md?muiMarkdown';
import MarkdownDocs from '@mui/internal-core-docs/MarkdownDocs';

export default function Page() {
  return <MarkdownDocs {...pageProps} disableAd />;
}
