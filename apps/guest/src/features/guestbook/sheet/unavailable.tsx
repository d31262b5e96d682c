import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { CLOSED_HREF } from '../address.ts'

/** The word that something is no longer there, or did not come (spec 8). */
export function Unavailable({ retry }: { retry?: () => void }) {
  const t = useTexts<GuestTranslate>()
  return (
    <ResultView
      type="warning"
      title={t('result.unavailable.title')}
      subtitle={t('result.unavailable.text')}
      actions={
        <>
          {retry && <Button onClick={retry}>{t('action.tryAgain')}</Button>}
          <ButtonLink kind={retry ? 'secondary' : 'primary'} href={CLOSED_HREF}>
            {t('action.toGuestbook')}
          </ButtonLink>
        </>
      }
    />
  )
}
