import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '../../src/lib/html.ts';
import type { ApiGroupKind } from '../../src/model/api-document.ts';
import type {
  ApiGroupProps,
  ApiInheritedProps,
  ApiItemProps,
  ApiReferenceProps,
} from '../../src/model/api-reference.ts';
import type { TocItem } from '../../src/model/page-props.ts';
import { highlight } from '../../src/parse/code/highlight.ts';

type Item = Partial<ApiItemProps> & Pick<ApiItemProps, 'name'>;

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** A member of an interface, as its declaration file writes it. */
interface Member {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly comment: string;
}

/** Members of an interface in an installed package, found by the form of their lines. */
export function membersOf(file: string, interfaceName: string): Member[] {
  const text = readFileSync(packages + file, 'utf8');
  const [, body = ''] =
    new RegExp(`interface ${interfaceName}\\b[^{]*\\{\\n(.*?)\\n\\s*\\}\\n`, 's').exec(text) ?? [];
  const members = body.matchAll(/(?:\/\*\*(.*?)\*\/\s*)?^\s*["']?([\w-]+)["']?(\??): ([^;]*);/gms);
  return Array.from(members, ([, comment = '', name = '', optional, type = '']) => ({
    name,
    type: type.replace(/\s+/g, ' ').replace(/ \| undefined$/, ''),
    required: optional === '',
    comment: comment.replace(/^\s*\* ?/gm, '').trim(),
  }));
}

/** A type as it is shown. */
export function typeHtml(text: string): { readonly html: string } {
  return { html: highlight(text, 'ts') };
}

/** An item with everything that is needed. */
export function item({ name, ...facts }: Item, prefix = 'button-prop-'): ApiItemProps {
  return { name, anchor: prefix + name, examples: [], notes: [], demos: [], ...facts };
}

/** An item from a member of an interface: its description, parameters and default from its comment. */
export function itemOf({ name, type, required, comment }: Member, prefix: string): ApiItemProps {
  const [description = ''] = comment.split(/^@/m);
  const tag = (kind: string) =>
    [...comment.matchAll(new RegExp(`^@${kind} (.*)$`, 'gm'))].map(([, text = '']) => text);
  const parameters = tag('param').map((text) => {
    const [, argument = '', of = '', words = ''] = /^(?:\{(.*?)\} )?(\w+)?(.*)$/.exec(text) ?? [];
    return { name: of, type: typeHtml(argument), description: inline(words.trim()) };
  });
  const [returned] = tag('returns');
  const [defaultText] = tag('default');
  const isFunction = type.includes('=>');
  return item(
    {
      name,
      type: typeHtml(isFunction ? 'func' : type),
      ...(required && { required }),
      ...(defaultText !== undefined && { default: defaultText }),
      description: inline(description.trim()),
      ...(isFunction && {
        signature: {
          html: typeHtml(type).html,
          parameters,
          ...(returned !== undefined && {
            returns: { description: inline(returned.replace(/^\{.*?\} /, '')) },
          }),
        },
      }),
    },
    prefix,
  );
}

/** A text of a comment as HTML: code and links. */
export function inline(markdown: string): string {
  return escapeHtml(markdown)
    .replace(/`([^`]*)`/g, '<code>$1</code>')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>');
}

/** A group of a reference. What the component has itself is not inherited. */
export function group(
  kind: ApiGroupKind,
  items: readonly ApiItemProps[],
  inherited: readonly ApiInheritedProps[] = [],
): ApiGroupProps {
  const own = new Set(items.map(({ name }) => name));
  return {
    kind,
    anchor: kind,
    items,
    inherited: inherited.map((each) => ({ ...each, items: each.items.filter(({ name }) => !own.has(name)) })),
  };
}

/** The table of contents that a page has for a reference. */
export function contentsOf({ groups }: ApiReferenceProps): TocItem[] {
  return groups.map(({ anchor, kind, items }) => ({
    id: anchor,
    text: kind,
    children: items.map((each) => ({ id: each.anchor, text: each.name })),
  }));
}
