import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import type { PartTrouble } from '@innkeeper/ui/part-loader.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from './guest-part.module.css'
import { NotAvailable } from './not-available.tsx'
import { OutOfDate } from './out-of-date.tsx'

type Trouble = { retry: () => void; trouble: PartTrouble }

/** In place of a part that did not come (spec 8); one whose release is gone comes with a new page only. */
export function PartFailed({ retry, trouble, guestbookHref }: Trouble & { guestbookHref: string }) {
  if (trouble === 'replaced') return <OutOfDate />
  return <NotAvailable guestbookHref={guestbookHref} retry={retry} />
}

/** The same in one line, where the part itself is a line or a bar. */
export function PartFailedLine({ retry, trouble }: Trouble) {
  const t = useTexts<GuestTranslate>()
  const isReplaced = trouble === 'replaced'
  return (
    <p className={styles.line} role="alert">
      {isReplaced ? t('notice.outOfDate') : t('result.unavailable.title')}
      <button type="button" onClick={isReplaced ? () => location.reload() : retry}>
        {isReplaced ? t('notice.reload') : t('action.tryAgain')}
      </button>
    </p>
  )
}
