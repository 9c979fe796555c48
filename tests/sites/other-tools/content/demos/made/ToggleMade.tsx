import 'server-only';
import { label } from './label';

/** Its page imports what a factory makes of it. */
export function ToggleMade() {
  return <button type="button">{label}</button>;
}
