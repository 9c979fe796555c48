import { escapeHtml } from '../../lib/html.ts';

/** Writes a line of Markdown as HTML, as far as it is links, code, and emphasis. Its tags stay. */
export function phrasingHtml(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : marked(part)))
    .join('');
}

function marked(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : withElements(part)))
    .join('');
}

function withElements(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\(([^()\s"]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '<em>$1</em>');
}
