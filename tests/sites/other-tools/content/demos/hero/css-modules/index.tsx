import styles from './index.module.css';

export default function SwitchHero() {
  return (
    <button type="button" className={styles.Switch}>
      On
    </button>
  );
}
