import type { Html, Parent, RootContent } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { readJsxTag } from '../mdx/jsx-tag.ts';
import { type PageContext, report } from '../page/page-context.ts';
import { pointIn } from './point-in.ts';
import { hasInlineContent } from './visit-markdown.ts';

/** Elements of HTML. A tag in capitals, `<Details>`, names one of them; `<Tabs>` names a component. */
const htmlNames: ReadonlySet<string> = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
   button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
   fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
   img input ins kbd label legend li link main map mark marquee math menu menuitem meta meter nav nobr noembed noframes
   noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script
   search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea
   tfoot th thead time title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

/** Severities of badges: `type` in VitePress, `variant` in Starlight. */
const badgeKinds: ReadonlyMap<string, string> = new Map([
  ['info', 'info'],
  ['note', 'info'],
  ['tip', 'success'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['danger', 'error'],
]);

/**
 * Reads markup of other tools in raw HTML: badges are shown, tags of other components and scripts of Vue go,
 * and whatever is not shown as its author meant is reported.
 */
export function readForeignHtml(node: Html, parent: Parent, context: PageContext): void {
  const { value } = node;
  if (/^\s*<(?:script|style)\b/i.test(value)) removeScript(node, context);
  else if (/<\/?[A-Z]/.test(value)) readTags(node, parent, context);
  if (/<code\s/.test(value)) reportDemos(node, context);
  if (/<[^<>]*\s(?:v-[a-z]|[@:][a-z])/.test(node.value)) reportAttributes(node, context);
}

/** Scripts and styles that only the compiler of Vue understands. */
const vueScript =
  /^\s*<(script|style)\b[^>]*?\s(setup|client|module|scoped|lang)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/i;

function removeScript(node: Html, context: PageContext): void {
  const [written, name, attribute] = vueScript.exec(node.value) ?? [];
  if (written === undefined) return;
  report(context, node.position?.start, {
    severity: 'warning',
    code: 'foreign-script',
    message: `"<${name} ${attribute}>" is for Vue; ignored.`,
    hint: 'Show a component of the site with {{"component": "name"}}, or remove it.',
  });
  node.value = node.value.slice(written.length).trimStart();
}

function readTags(node: Html, parent: Parent, context: PageContext): void {
  const { value } = node;
  let html = '';
  let done = 0;
  for (const { index } of value.matchAll(/<!--[\s\S]*?-->|<\/?[A-Z]/g)) {
    const tag = index < done || value.startsWith('<!--', index) ? undefined : readJsxTag(value, index);
    if (tag === undefined || htmlNames.has(tag.name.toLowerCase())) continue;
    html += value.slice(done, index) + tagHtml(tag, { node, at: index, parent }, context);
    done = tag.end;
  }
  node.value = html + value.slice(done);
}

/** Dumi shows a demo for `<code src="./demo/basic.tsx">Basic</code>`; browsers know no such attribute. */
function reportDemos(node: Html, context: PageContext): void {
  for (const { index } of node.value.matchAll(/<code\s/g)) {
    const source = readJsxTag(node.value, index)?.attributes.get('src');
    if (typeof source !== 'string') continue;
    report(context, pointIn(node, index), {
      severity: 'warning',
      code: 'foreign-component',
      message: '"<code src>" is for Dumi; only its content is shown.',
      hint: `Write the demo in a line of its own: {{"demo": "${source.replace(/^\.\//, '')}"}}`,
    });
  }
}

interface TagPlace {
  readonly node: Html;
  /** Index of the tag in the raw HTML. */
  readonly at: number;
  readonly parent: Parent;
}

type Tag = NonNullable<ReturnType<typeof readJsxTag>>;

function tagHtml(tag: Tag, { node, at, parent }: TagPlace, context: PageContext): string {
  if (tag.name === 'Badge') return badgeHtml(tag);
  const written = node.value.slice(at, tag.end);
  if (tag.kind === 'close') return isOpened(tag.name, context) ? '' : escapeHtml(written);
  const isText = isTypeArgument(tag, parent, context);
  report(context, pointIn(node, at), {
    severity: 'warning',
    code: 'foreign-component',
    message: isText
      ? `"${written}" is not an HTML element; it is shown as text.`
      : `Unknown component "<${tag.name}>"; ${tag.kind === 'open' ? 'only its content is shown' : 'nothing is shown'}.`,
    hint: isText
      ? `Write it as code: \`${written}\``
      : `Write Markdown, or show a component of the site: {{"component": "${tag.name}"}}`,
  });
  return isText ? escapeHtml(written) : '';
}

/** `Array<String>`: a tag in a line of text, without attributes, that nothing closes. */
function isTypeArgument(tag: Tag, parent: Parent, { text }: PageContext): boolean {
  return (
    hasInlineContent(parent) &&
    tag.kind === 'open' &&
    tag.attributes.size === 0 &&
    !text.includes(`</${tag.name}>`)
  );
}

function isOpened(name: string, { text }: PageContext): boolean {
  return text.includes(`<${name}`);
}

/** `<Badge type="tip" text="New" />` and `<Badge variant="tip">New</Badge>` */
function badgeHtml({ kind, attributes }: Tag): string {
  if (kind === 'close') return '</span>';
  const type = attributes.get('type') ?? attributes.get('variant');
  const severity = typeof type === 'string' ? badgeKinds.get(type) : undefined;
  const text = attributes.get('text');
  const start = `<span class="badge${severity === undefined ? '' : ` ${severity}`}">`;
  const content = typeof text === 'string' ? escapeHtml(text) : '';
  return kind === 'self-closing' ? `${start}${content}</span>` : start + content;
}

function reportAttributes(node: Html, context: PageContext): void {
  for (const { 0: tag, index } of node.value.matchAll(/<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi)) {
    const bare = tag.replace(/"[^"]*"|'[^']*'/g, '""');
    const [, name] = /\s(v-(?!pre\b)[a-z][\w:.-]*|[@:][a-z][\w:.-]*)/.exec(bare) ?? [];
    if (name === undefined) continue;
    report(context, pointIn(node, index), {
      severity: 'warning',
      code: 'foreign-attribute',
      message: `Attribute "${name}" is for Vue; ignored.`,
      hint: 'Write plain HTML, or show a component of the site with {{"component": "name"}}.',
    });
  }
}

/** An expression of Vue: `{{ theme.name }}`. */
const expression = /\{\{(?!["'\s]*(?:demo|component)\b)[^{}\n]+\}\}/g;

/** Reports expressions in text, where the scanner has seen braces. */
export function reportExpressions(tree: Parent, context: PageContext): void {
  if (!context.hasBraces) return;
  const visit = (parent: Parent) => {
    const isInline = parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell';
    if (isInline && parent.children.some(isVerbatim)) return;
    for (const node of parent.children) {
      if (node.data?.verbatim === true || isVerbatim(node)) continue;
      if (node.type === 'text' || node.type === 'html') reportIn(node, context);
      else if ('children' in node) visit(node as RootContent & Parent);
    }
  };
  visit(tree);
}

/** True for raw HTML in which Vue leaves expressions alone. */
function isVerbatim(node: RootContent): boolean {
  return node.type === 'html' && /\sv-pre\b/.test(node.value);
}

function reportIn(node: Extract<RootContent, { type: 'text' | 'html' }>, context: PageContext): void {
  // Braces in a tag, `style={{…}}`, are an attribute.
  const text =
    node.type === 'html' ? node.value.replace(/<[^<>]*>/g, (tag) => ' '.repeat(tag.length)) : node.value;
  for (const { 0: written, index } of text.matchAll(expression)) {
    report(context, pointIn(node, index), {
      severity: 'warning',
      code: 'foreign-expression',
      message: `Expression "${written}" is shown as written.`,
      hint: 'Write its value, or write it as code in backticks.',
    });
  }
}
