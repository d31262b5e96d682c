import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'

type NotAvailableProps = {
  /** Where the guestbook is from here. */
  guestbookHref: string
  retry?: () => void
}

/** The word that something is no longer there, or did not come (spec 8). */
export function NotAvailable({ guestbookHref, retry }: NotAvailableProps) {
  const t = useTexts<GuestTranslate>()
  return (
    <ResultView
      type="warning"
      title={t('result.unavailable.title')}
      subtitle={retry ? t('result.unavailable.text') : t('result.gone.text')}
      actions={
        <>
          {retry && <Button onClick={retry}>{t('action.tryAgain')}</Button>}
          <ButtonLink kind={retry ? 'secondary' : 'primary'} href={guestbookHref}>
            {t('action.toGuestbook')}
          </ButtonLink>
        </>
      }
    />
  )
}
