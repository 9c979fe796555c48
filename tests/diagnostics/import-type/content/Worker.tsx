import Rows from './rows.csv?worker';

export default function Worker() {
  return <b>{String(Rows)}</b>;
}
