import { Card } from '@innkeeper/ui/card.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useStay } from '../../../../platform/stay.tsx'
import styles from './unit-specific-box.module.css'

/** The place of a guest's own box until the booking brings it; without one there is nothing to wait for. */
export function SealedBox() {
  return useStay().status === 'pending' ? <PendingFace /> : null
}

/** As high as the face that comes. */
function PendingFace() {
  return (
    <Card className={styles.face} aria-hidden="true">
      <span className={styles.icon} />
      <div className={styles.words}>
        <Skeleton width="34%" height="14px" />
        <Skeleton width="72%" height="22px" />
        <Skeleton width="52%" height="16px" />
      </div>
    </Card>
  )
}
