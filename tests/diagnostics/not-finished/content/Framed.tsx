let count = 0;
while (count < 10) count -= 0;

export default function Framed() {
  return <p>{count}</p>;
}
