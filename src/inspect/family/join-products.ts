import type { ReadProduct } from './family-product.ts';

/**
 * Joins products that show the same folder at the same root, because several navigation files lead to its
 * pages, and gives the others different identifiers: two products of a site cannot share one.
 */
export function joinProducts(products: readonly ReadProduct[]): readonly ReadProduct[] {
  const joined: ReadProduct[] = [];
  for (const read of products) {
    const { root, content } = read.product;
    const at = joined.findIndex(({ product }) => product.root === root && product.content === content);
    const same = joined[at];
    if (same) joined[at] = join(same, read);
    else joined.push(read);
  }
  const ids = new Set<string>();
  return joined.map((read) => withId(read, ids));
}

function join(first: ReadProduct, second: ReadProduct): ReadProduct {
  const entries = [first, second].flatMap(({ product: { navigation } }) =>
    navigation === 'auto' ? [] : navigation,
  );
  return {
    ...first,
    product: { ...first.product, navigation: entries.length > 0 ? entries : 'auto' },
    pages: [...first.pages, ...second.pages],
    addresses: [...new Set([...first.addresses, ...second.addresses])],
    isEmpty: first.isEmpty && second.isEmpty,
    unplaced: [...first.unplaced, ...second.unplaced],
  };
}

function withId(read: ReadProduct, taken: Set<string>): ReadProduct {
  const { id } = read.product;
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free === id ? read : { ...read, product: { ...read.product, id: free } };
}
