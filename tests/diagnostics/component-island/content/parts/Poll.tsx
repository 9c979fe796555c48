export const island = 'hover';

export default function Poll() {
  return <p>Was this page of use?</p>;
}
