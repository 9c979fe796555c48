import { WrongResult } from './plugin-tools.ts';

/** More nodes than any page that a person reads. */
const maxNodes = 1_000_000;

/** Deeper than any page, and safe for recursive walks. */
const maxTreeDepth = 400;

const example = 'return (tree) => { tree.children.push(node); };';

/**
 * Checks that a plugin left a tree: nodes with types and lists of children, without cycles, and not without
 * end. Throws otherwise.
 */
export function checkTree(root: unknown): void {
  let level: unknown[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (count > maxNodes) throw new WrongResult(`made more than ${maxNodes} nodes.`, 'Stop adding nodes.');
    if (depth > maxTreeDepth)
      throw new WrongResult(
        `nested nodes more than ${maxTreeDepth} levels deep.`,
        'Copy a node instead of putting it into itself.',
      );
    const below: unknown[] = [];
    for (const node of level) for (const child of childrenOf(node)) below.push(child);
    level = below;
  }
}

function childrenOf(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null || !('type' in node) || typeof node.type !== 'string')
    throw new WrongResult('left something in the tree that is no node.', example);
  if (node.type === 'element' && !('tagName' in node && typeof node.tagName === 'string'))
    throw new WrongResult('left an element without "tagName".', "{ type: 'element', tagName: 'p', … }");
  if ('children' in node && node.children !== undefined) {
    if (Array.isArray(node.children)) return node.children;
    throw new WrongResult(`left a node of type "${node.type}" whose children are no list.`, example);
  }
  if ('value' in node && typeof node.value !== 'string' && node.value !== null)
    throw new WrongResult(`left a node of type "${node.type}" whose value is no text.`, example);
  return [];
}
