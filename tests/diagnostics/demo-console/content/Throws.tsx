import { useEffect } from 'react';

export default function Throws() {
  useEffect(() => {
    setTimeout(() => {
      throw new TypeError('The list has no items');
    });
  }, []);
  return <p>A list</p>;
}
