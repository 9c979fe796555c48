import styles, { italic } from './Toggle.module.css';
import * as all from './Toggle.module.css';

export default function Toggle() {
  return <i className={[italic, all.small, styles['is-on']].join(' ')}>CSS</i>;
}
