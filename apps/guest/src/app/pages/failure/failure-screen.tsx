import type { PageFailure } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { FailureTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultIcon } from '@innkeeper/ui/result-view.tsx'
import { Contours } from './contours.tsx'
import styles from './failure-screen.module.css'
import { FAILURE_WORDS } from './failure-words.ts'
import { HotelContact } from './hotel-contact.tsx'

type Props = { failure: PageFailure; clientData: ClientData | null; write: FailureTranslate }

/** Followed, it loads the page anew. */
const SAME_ADDRESS = ''
/** The guestbook this device opened last, or what the installation shows the world. */
const START = '/'

/** A page that could not be shown, in the hotel's own type and colour: what happened, and where to go from here. */
export function FailureScreen({ failure, clientData, write: t }: Props) {
  const { type, title, text, actions } = FAILURE_WORDS[failure]
  // The guestbook opened last, with the booking it had.
  const guestbook = clientData && actions.includes('guestbook') && `/return/${clientData.propertyId}`
  const canRetry = actions.includes('retry')
  const hasStart = actions.includes('start')
  return (
    <main className={styles.page}>
      <header className={styles.ground}>
        <Contours />
        {clientData && (
          <p className={styles.name} dir="auto">
            {clientData.name}
          </p>
        )}
      </header>
      <section className={styles.sheet} data-result={type}>
        <ResultIcon type={type} />
        <h1 className={styles.title}>{t(title)}</h1>
        <p className={styles.text}>{t(text)}</p>
        {(canRetry || guestbook || hasStart) && (
          <div className={styles.actions}>
            {canRetry && <ButtonLink href={SAME_ADDRESS}>{t('action.tryAgain')}</ButtonLink>}
            {guestbook && (
              <ButtonLink kind={canRetry ? 'secondary' : 'primary'} href={guestbook}>
                {t('action.toGuestbook')}
              </ButtonLink>
            )}
            {hasStart && <ButtonLink href={START}>{t('action.toStart')}</ButtonLink>}
          </div>
        )}
        {clientData && <HotelContact contact={clientData.contact} />}
      </section>
    </main>
  )
}
