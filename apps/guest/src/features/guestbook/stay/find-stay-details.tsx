import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { AskReception } from '../boxes/details/ask-reception.tsx'
import styles from '../boxes/details/box-details.module.css'

/** Where a guest finds the link that opens the room pass, and who helps. */
export function FindStayDetails() {
  const t = useTexts<GuestbookTranslate>()
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{t('stay.find')}</h2>
      <AskReception text={t('stay.findText')} />
    </div>
  )
}
