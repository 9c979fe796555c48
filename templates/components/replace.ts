/** A property that has another value for a while. */
export interface Replacement {
  readonly target: object;
  readonly key: string;
  readonly value: unknown;
}

/** Gives properties other values; returns what gives them back as they were. */
export function replaceAll(replacements: readonly Replacement[]): () => void {
  const before = replacements.map(({ target, key }) => Object.getOwnPropertyDescriptor(target, key));
  for (const { target, key, value } of replacements)
    Object.defineProperty(target, key, { value, configurable: true, writable: true });
  return () => {
    for (const [index, { target, key }] of replacements.entries()) {
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(target, key, descriptor);
      else Reflect.deleteProperty(target, key);
    }
  };
}
