import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from '../boxes/details/box-details.module.css'

/** How to keep the guestbook on the home screen where only the browser's own menu can. */
export function HomeScreenDetails() {
  const t = useTexts<GuestbookTranslate>()
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{t('homeScreen.add')}</h2>
      <p className={styles.subtitle}>{t('homeScreen.text')}</p>
      <ol className={styles.steps}>
        <li>{t('homeScreen.stepShare')}</li>
        <li>{t('homeScreen.stepAdd')}</li>
      </ol>
    </div>
  )
}
