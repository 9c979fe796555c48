type Keys = Readonly<Record<string, unknown>>;

/**
 * Returns an API document that an earlier generator of this family wrote with the keys of today: slots by
 * their names, classes in `styles`, and `packages` in place of imports. Other documents stay as they are.
 */
export function currentKeys(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.props)) return value;
  const { slots, styles, packages, ...others } = value;
  return {
    ...others,
    ...(isRecord(slots) ? { slots: Object.entries(slots).map(toSlot) } : slots !== undefined && { slots }),
    ...(isRecord(styles) && others.classes === undefined
      ? fromStyles(styles)
      : styles !== undefined && { styles }),
    ...(Array.isArray(packages) && others.imports === undefined && typeof value.name === 'string'
      ? { imports: packages.map((name) => `import { ${value.name} } from '${name}';`) }
      : packages !== undefined && { packages }),
  };
}

/** `"Toolbar": { "default": "GridToolbar", "type": { "name": "elementType" } }` */
function toSlot([name, slot]: readonly [string, unknown]) {
  const written = isRecord(slot) ? slot.default : undefined;
  return { name, class: null, ...(typeof written === 'string' && { default: written }) };
}

/** `{ "classes": ["root"], "globalClasses": { "disabled": "Mui-disabled" }, "name": "MuiButton" }` */
function fromStyles({ classes, globalClasses, name }: Keys) {
  const global = isRecord(globalClasses) ? globalClasses : {};
  const muiName = typeof name === 'string' ? name : undefined;
  const toClass = (key: unknown) => {
    const own = global[String(key)];
    const className = typeof own === 'string' ? own : `${muiName ?? ''}-${String(key)}`;
    return { key, className, isGlobal: typeof own === 'string' };
  };
  return {
    ...(muiName !== undefined && { muiName }),
    ...(Array.isArray(classes) && { classes: classes.map(toClass) }),
  };
}

function isRecord(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
