import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ConsentChoice } from './consent.ts'
import styles from './consent-banner.module.css'

type ConsentBannerProps = { onAnswer: (choice: ConsentChoice) => void; onOpenSettings: () => void }

/** Asks in one line, without standing in the way; both answers look the same, and why is a tap away. */
export function ConsentBanner({ onAnswer, onOpenSettings }: ConsentBannerProps) {
  const t = useTexts<GuestTranslate>()

  const answer = (choice: ConsentChoice) => {
    // The question goes away under the focus: the page gets it.
    document.querySelector('main')?.focus({ preventScroll: true })
    onAnswer(choice)
  }
  return (
    <section className={styles.banner} aria-label={t('cookie.title')}>
      <p className={styles.text}>
        {t('cookie.ask')}{' '}
        <button type="button" className={styles.more} onClick={onOpenSettings}>
          {t('cookie.why')}
        </button>
      </p>
      <button type="button" className={styles.answer} onClick={() => answer('denied')}>
        {t('cookie.no')}
      </button>
      <button type="button" className={styles.answer} onClick={() => answer('granted')}>
        {t('cookie.yes')}
      </button>
    </section>
  )
}
