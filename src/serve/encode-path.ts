/** A decoded path as it stands in an address: `('/a b/?')` → `'/a%20b/%3F'`. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** An address as a header takes it, in which all else stands as it was written: `('/新/?a=b')` → `'/%E6%96%B0/?a=b'`. */
export function encodeAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
