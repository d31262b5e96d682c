import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import styles from './order-page.module.css'

/** The shape of an order page while nothing of it is known. */
export function OrderPending() {
  return (
    <div className={styles.pending}>
      <Skeleton width="60%" height="34px" />
      <Skeleton width="100%" height="112px" />
      <Skeleton width="100%" height="160px" />
      <Skeleton width="100%" height="200px" />
    </div>
  )
}
