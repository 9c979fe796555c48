import styles from './styled.module.css';

export default function Classes() {
  return <b className={styles.rooot}>Styled</b>;
}
