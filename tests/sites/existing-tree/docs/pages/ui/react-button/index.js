import MarkdownDocs from 'docs/MarkdownDocs';
import * as pageProps from 'docs/data/button/button.md?muiMarkdown';

export default function Page() {
  return <MarkdownDocs {...pageProps} disableAd />;
}
