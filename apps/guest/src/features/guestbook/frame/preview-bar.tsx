import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from './preview-bar.module.css'

/** Tells staff that this is not a guest's page. */
export function PreviewBar() {
  const t = useTexts<GuestTranslate>()
  return <p className={styles.bar}>{t('notice.preview')}</p>
}
