// sucrase turns JSX into calls of `createElement`, so that acorn (acornjs), a small parser of JavaScript,
// sees one form of elements. Parsers of TSX are many times larger.
import { type AnyNode, type CallExpression, type Node, type Program, parse } from 'acorn';
import { transform } from 'sucrase';

/** A module as a syntax tree, with the text of its positions. */
export interface ParsedModule {
  readonly program: Program;
  readonly code: string;
}

/**
 * Parses a module in any dialect of JavaScript; JSX becomes calls of `createElement`. Undefined for invalid
 * text.
 */
export function parseSyntax(text: string, path: string): ParsedModule | undefined {
  try {
    const types = /\.[cm]?tsx?$/.test(path) ? (['typescript'] as const) : [];
    const { code } = transform(text, {
      transforms: [...types, 'jsx'],
      jsxRuntime: 'classic',
      disableESTransforms: true,
      production: true,
      keepUnusedImports: true,
    });
    return { code, program: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) };
  } catch (error) {
    // sucrase and acorn report invalid text as a SyntaxError; text nested 10,000 deep overflows the stack.
    // Of a tag that does not end, such as `</b /;`, sucrase reads tokens that do not exist.
    if (error instanceof SyntaxError || error instanceof RangeError || error instanceof TypeError)
      return undefined;
    throw error;
  }
}

/**
 * Returns all nodes in the order of the text. Without recursion: expressions of a demo may be nested deeply.
 */
export function nodesOf(root: Node): AnyNode[] {
  const nodes: AnyNode[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.push(node as AnyNode);
    const children = Object.values(node).flat().filter(isNode);
    for (const child of children.reverse()) open.push(child);
  }
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** True for the call that an element of JSX becomes, `React.createElement(…)` or `createElement(…)`. */
export function isCreateElement(node: AnyNode): node is CallExpression {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'createElement';
}
