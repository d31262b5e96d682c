import { CallError } from '@innkeeper/api/client.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { returnPath } from './api.ts'
import { useOrdering } from './ordering.tsx'
import { useOrderTexts } from './use-formats.ts'

type UnknownOrderProps = {
  error: unknown
  onRetry: () => void
  /** What is said of one that is not there, where it is not called an order. */
  goneTitle?: string
}

/** An order that is not there, or did not come. */
export function UnknownOrder({ error, onRetry, goneTitle }: UnknownOrderProps) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const isGone = error instanceof CallError && error.status >= 400 && error.status < 500
  return (
    <ResultView
      type={isGone ? 'warning' : 'error'}
      title={isGone ? (goneTitle ?? t('order.unknown.title')) : t('result.error.title')}
      actions={
        <>
          {!isGone && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
          <ButtonLink kind={isGone ? 'primary' : 'secondary'} href={returnPath(hotel)}>
            {t('action.toGuestbook')}
          </ButtonLink>
        </>
      }
    />
  )
}
