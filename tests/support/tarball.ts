import { gzipSync } from 'node:zlib';

/** Packs files as `npm pack` does, below the folder `package`. */
export function tarball(files: Readonly<Record<string, string>>): Uint8Array {
  const blocks = Object.entries(files).flatMap(([path, text]) => entry(`package/${path}`, text));
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

function entry(path: string, text: string): Buffer[] {
  // A path that has no room in the header stands in a record before the file.
  if (path.length > 99) {
    const record = ` path=${path}\n`;
    const length = record.length + String(record.length + 3).length;
    return [...block('PaxHeader', `${length}${record}`, 'x'), ...block(path.slice(0, 99), text, '0')];
  }
  return block(path, text, '0');
}

function block(path: string, text: string, type: string): Buffer[] {
  const content = Buffer.from(text);
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write('0000644\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
}
