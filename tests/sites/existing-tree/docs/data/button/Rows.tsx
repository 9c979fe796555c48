import { rows } from './rows';

export default function Rows() {
  return <p>{rows.length}</p>;
}
