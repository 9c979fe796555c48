import { useEffect } from 'react';

export default function Logs() {
  useEffect(() => console.error('A key is missing.'), []);
  return 'A text alone';
}
