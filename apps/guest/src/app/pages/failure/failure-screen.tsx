import type { PageFailure } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { GuestMessageId, GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { type ResultType, ResultView } from '@innkeeper/ui/result-view.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from './failure-screen.module.css'

type Failure = { type: ResultType; title: PlainText; text: PlainText; action: 'retry' | 'guestbook' | 'none' }
type PlainText = Extract<GuestMessageId, `result.${string}`>

const FAILURES: Readonly<Record<PageFailure, Failure>> = {
  'unknown-property': {
    type: 'warning',
    title: 'result.unknownProperty.title',
    text: 'result.unknownProperty.text',
    action: 'none',
  },
  inactive: {
    type: 'platform-inactive',
    title: 'result.inactive.title',
    text: 'result.inactive.text',
    action: 'none',
  },
  unavailable: {
    type: 'warning',
    title: 'result.unavailable.title',
    text: 'result.unavailable.text',
    action: 'guestbook',
  },
  'unknown-address': {
    type: 'warning',
    title: 'result.unavailable.title',
    text: 'result.unknownAddress.text',
    action: 'retry',
  },
  error: { type: 'error', title: 'result.error.title', text: 'result.error.text', action: 'retry' },
}

type Props = { failure: PageFailure; clientData: ClientData | null }

/** A page that could not be shown: what happened, and where to go from here. */
export function FailureScreen({ failure, clientData }: Props) {
  const t = useTexts<GuestTranslate>()
  const { type, title, text, action } = FAILURES[failure]
  // The guestbook opened last, with the booking it had.
  const guestbook = clientData ? `/return/${clientData.propertyId}` : null
  return (
    <main className={styles.page}>
      {clientData && <p className={styles.name}>{clientData.name}</p>}
      <ResultView
        type={type}
        title={t(title)}
        subtitle={t(text)}
        actions={
          action !== 'none' && (
            <>
              <ButtonLink href="">{t('action.tryAgain')}</ButtonLink>
              {action === 'guestbook' && guestbook && (
                <ButtonLink kind="secondary" href={guestbook}>
                  {t('action.toGuestbook')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {clientData && <Contact contact={clientData.contact} />}
    </main>
  )
}

function Contact({ contact }: { contact: ClientData['contact'] }) {
  if (!contact.phone && !contact.email) return null
  return (
    <p className={styles.contact}>
      {contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>}
      {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
    </p>
  )
}
