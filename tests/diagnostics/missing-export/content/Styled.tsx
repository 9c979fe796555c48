import { ReactComponent as Check } from './check.svg';
import { base } from './base.css';
import { rooot } from './styled.module.css';

export default function Styled() {
  return <Check className={`${rooot} ${base}`} />;
}
