import type { PrivacyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useId } from 'react'
import type { ConsentChoice } from './consent.ts'
import styles from './consent-banner.module.css'

type ConsentBannerProps = { onAnswer: (choice: ConsentChoice) => void; onOpenSettings: () => void }

/** Asks without standing in the way; both answers look the same. */
export function ConsentBanner({ onAnswer, onOpenSettings }: ConsentBannerProps) {
  const t = useTexts<PrivacyTranslate>()
  const titleId = useId()

  const answer = (choice: ConsentChoice) => {
    // The question goes away under the focus: the page gets it.
    document.querySelector('main')?.focus({ preventScroll: true })
    onAnswer(choice)
  }
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('cookie.title')}
      </h2>
      <p className={styles.text}>
        {t('cookie.text')}{' '}
        <button type="button" className={styles.more} onClick={onOpenSettings}>
          {t('cookie.settings')}
        </button>
      </p>
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => answer('denied')}>
          {t('cookie.decline')}
        </Button>
        <Button kind="secondary" onClick={() => answer('granted')}>
          {t('cookie.accept')}
        </Button>
      </div>
    </section>
  )
}
