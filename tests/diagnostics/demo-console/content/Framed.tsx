import { useEffect } from 'react';

export default function Framed() {
  useEffect(() => console.warn('"size" is deprecated.'), []);
  return <p>In a document of its own</p>;
}
