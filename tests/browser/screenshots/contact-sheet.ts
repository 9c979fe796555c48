import { variants } from './variants.ts';

/** Returns a page that shows all screenshots, with a row for each kind of page. */
export function contactSheet(kinds: readonly string[]): string {
  const rows = kinds.map(
    (kind) => `<h2 id="${kind}">${kind}</h2><div>${variants.map(picture(kind)).join('')}</div>`,
  );
  const links = kinds.map((kind) => `<a href="#${kind}">${kind}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${rules}</style><nav>${links.join(' ')}</nav>${rows.join('')}`;
}

const picture =
  (kind: string) =>
  ({ name, width }: (typeof variants)[number]): string => {
    const file = `${kind}/${name}.png`;
    return `<a href="${file}"><img src="${file}" alt="${name}" width="${Math.round(width / 3)}" loading="lazy"><br>${name}</a>`;
  };

const rules =
  'body{font:14px system-ui;margin:16px;background:#888}a{color:#000}div{display:flex;gap:8px;overflow-x:auto;align-items:start}img{max-height:640px;object-fit:cover;object-position:top;border:1px solid #000}';
