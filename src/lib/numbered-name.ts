/** A name without the number that orders it, and the number. */
export interface NumberedName {
  readonly name: string;
  readonly position?: number;
}

/** `01-intro` → `intro`, 1; `2. First steps` → `First steps`, 2; `2021-11-notes` and `7.0-notes` stay. */
export function numberedName(name: string): NumberedName {
  const [, digits, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  if (digits === undefined || rest === undefined || /^\d+[-_.]\d+/.test(name)) return { name };
  return { name: rest, position: Number(digits) };
}
