import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { returnPath } from '../api.ts'
import pageStyles from '../order-page.module.css'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'

/** The checkout's shape while nothing but its name is known: shown whole or not at all, so that nothing moves. */
export function CheckoutPending() {
  const t = useOrderTexts()
  return (
    <>
      <h1 className={styles.heading}>{t('order.title')}</h1>
      <div className={pageStyles.pending}>
        <Skeleton width="100%" height="128px" />
        <Skeleton width="40%" height="28px" />
        <Skeleton width="100%" height="48px" />
        <Skeleton width="100%" height="48px" />
        <Skeleton width="40%" height="28px" />
        <Skeleton width="100%" height="104px" />
      </div>
    </>
  )
}

/** Nothing of it came; what was chosen is kept. */
export function CheckoutUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const isOnline = useOnline()
  return (
    <ResultView
      type="error"
      title={t(isOnline ? 'result.error.title' : 'order.offlineTitle')}
      subtitle={t(isOnline ? 'order.notLoaded' : 'order.offline')}
      actions={
        <>
          <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
          <ButtonLink kind="secondary" href={returnPath(hotel)}>
            {t('action.toGuestbook')}
          </ButtonLink>
        </>
      }
    />
  )
}
