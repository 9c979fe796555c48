import * as pageProps from 'docs/data/button/button.md?muiMarkdown';
import MarkdownDocs from 'docs/MarkdownDocs';

export default function Page() {
  return <MarkdownDocs {...pageProps} disableAd />;
}
