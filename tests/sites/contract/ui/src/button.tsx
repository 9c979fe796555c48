import type { ReactNode } from 'react';
import styles from './button.module.css';
import icon from './check.svg';
import sizes from './sizes.json';
import './reset.css';

/** A button of the library that the site documents. */
export function Button({ size, children }: { size: keyof typeof sizes; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} style={{ padding: sizes[size] }}>
      <img src={icon} alt="" width={16} height={16} className={styles.icon} />
      {children}
    </button>
  );
}
