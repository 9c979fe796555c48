import source from './shades.ts?raw';

export default function Source() {
  return <pre>{source}</pre>;
}
