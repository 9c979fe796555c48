import { rows } from './data/cities';

export default function Rows() {
  return <p>{rows.length}</p>;
}
