/** A piece of markup: text as it is written, or an element. */
export type HtmlNode = string | HtmlElement;

/** An element with its attributes as they are written: ` id="a" hidden`. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: string;
  readonly children: HtmlNode[];
}

const voidNames = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const rawNames = new Set(['script', 'style']);

/** Reads markup that is well formed, as ours is; throws at an end tag that ends nothing. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: '', children: [] };
  const open = [root];
  let at = 0;
  for (const match of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->/gis,
  )) {
    const [whole, slash, name, attributes = '', closed] = match;
    const parent = open.at(-1) ?? root;
    if (match.index < at || (rawNames.has(parent.name) && !(slash && name === parent.name))) continue;
    const text = html.slice(at, match.index);
    if (text !== '') parent.children.push(text);
    at = match.index + whole.length;
    if (name === undefined) parent.children.push(whole);
    else if (slash) {
      if (parent.name !== name) throw new Error(`</${name}> ends <${parent.name}>.`);
      open.pop();
    } else {
      const element: HtmlElement = { name, attributes, children: [] };
      parent.children.push(element);
      if (!closed && !voidNames.has(name)) open.push(element);
    }
  }
  root.children.push(html.slice(at));
  return root.children.filter((node) => node !== '');
}

/** The elements that a test accepts, outermost only, in the order of the document. */
export function findElements(
  nodes: readonly HtmlNode[],
  accepts: (element: HtmlElement) => boolean,
): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return accepts(node) ? [node] : findElements(node.children, accepts);
  });
}

/** An element as it is written. */
export function htmlText(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const start = `<${node.name}${node.attributes}>`;
  return voidNames.has(node.name) ? start : `${start}${node.children.map(htmlText).join('')}</${node.name}>`;
}
