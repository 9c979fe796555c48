import { useEffect, useState } from 'react';

export default function Effect() {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return <time>{now?.toLocaleTimeString() ?? '…'}</time>;
}
