import rows from './rows.csv';

export default function Table() {
  return <p>{rows}</p>;
}
