import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'

/** The page is of a release that the server no longer serves; what the guest chose and wrote is kept. */
export function OutOfDate() {
  const t = useTexts<GuestTranslate>()
  return (
    <ResultView
      type="warning"
      title={t('notice.newVersion')}
      subtitle={t('notice.outOfDate')}
      actions={<Button onClick={() => location.reload()}>{t('notice.reload')}</Button>}
    />
  )
}
