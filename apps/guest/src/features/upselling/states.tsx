import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { guestbookPath } from './api.ts'
import { useStorePlace, useStoreTexts } from './store-place.tsx'

/** Nothing of the store came, or the link opens no stay any more; what was chosen is kept. */
export function StoreNotLoaded({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  const t = useStoreTexts()
  const href = guestbookPath(useStorePlace())
  return (
    <main>
      <ResultView
        type={isGone ? 'warning' : 'error'}
        title={t(isGone ? 'result.unavailable.title' : 'result.error.title')}
        subtitle={t(isGone ? 'result.gone.text' : 'store.notLoaded')}
        actions={
          <>
            {!isGone && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
            <ButtonLink kind={isGone ? 'primary' : 'secondary'} href={href}>
              {t('action.toGuestbook')}
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
