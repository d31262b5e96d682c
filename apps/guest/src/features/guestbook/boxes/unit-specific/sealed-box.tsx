import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useStay } from '../../../../platform/stay.tsx'
import { WithoutScript } from '../../../../platform/without-script.tsx'
import styles from './unit-specific-box.module.css'

/** The place of a guest's own box until the booking brings it; without one there is nothing to wait for. */
export function SealedBox() {
  const t = useTexts<GuestTranslate>()
  if (useStay().status !== 'pending') return null
  return (
    <>
      <PendingFace />
      {/* The stay comes by script alone: without one, who to ask. */}
      <WithoutScript text={t('unit.askReception')} />
    </>
  )
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
