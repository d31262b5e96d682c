import styles from './skeleton.module.css'

/** Stands in the final shape of what is still loading. */
export function Skeleton({ width, height }: { width: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
