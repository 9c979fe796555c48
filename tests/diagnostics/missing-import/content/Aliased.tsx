import { rows } from '@/rows';

export default function Aliased() {
  return <p>{rows.length}</p>;
}
