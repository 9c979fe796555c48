import { encode } from './encode';

export default function Globals() {
  const { platform } = process;
  return (
    <p>
      {platform} {process.env.NODE_ENV} {encode('tea')} {typeof window}
    </p>
  );
}
