import styles from './badge.module.scss';
import dot from './dot.svg';
import levels from './levels.json';

/** A badge of the library, in a package of the workspace. */
export function Badge({ level, label }: { level: keyof typeof levels; label: string }) {
  return (
    <span className={styles.badge} data-level={levels[level]}>
      <img src={dot} alt="" width={8} height={8} className={styles.dot} />
      {label}
    </span>
  );
}
