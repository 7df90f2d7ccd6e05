import styles from './debug.module.css';

/** Any value as indented JSON; typed arrays and the like are left to their owners. */
export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <pre className={styles.json} tabIndex={0} role="region" aria-label={title}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}
