import { readFileSync } from 'node:fs';

export default function Files() {
  return <pre>{readFileSync('notes.txt', 'utf8')}</pre>;
}
