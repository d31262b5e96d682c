import type { ClientData } from '@innkeeper/api/properties.ts'
import type { GuestForm, RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { ResultFrame } from '../../../platform/result-frame.tsx'
import { LinkSheet } from '../link/link-sheet.tsx'
import { useFreshPeople } from '../link/use-fresh-people.ts'
import { type People, useRegistrationLink } from '../link/use-registration-link.ts'
import { pageLocale } from '../page-locale.ts'
import { guestbookHref } from './guestbook-href.ts'
import { HandBack } from './hand-back.tsx'
import { KeptLine } from './kept-line.tsx'
import { OwnFormSheet } from './own-form.tsx'
import { PeopleList } from './people-list.tsx'
import { seeYou } from './see-you.ts'
import styles from './sent.module.css'

export type SentScreenProps = {
  property: ClientData
  booking: string
  firstName: string
  /** First names of those on the same form, which this device still knows. */
  companions: readonly string[]
  arrival: string
  /** The property's day. */
  today: string
  people: People
  keptMonths: number
  country: GuestForm['country']
  /** Of what this device sent. */
  formId: string
  isAtDesk: boolean
  opens: RegistrationStart['opens']
  /** Null where nobody else can be registered. */
  onAnother: (() => void) | null
}

/** The form has arrived: what that means, who is registered, and what can be done next. */
export function SentScreen(props: SentScreenProps) {
  const { property, booking, firstName, arrival, today, keptMonths, country, formId, isAtDesk } = props
  const t = useTexts<RegistrationTranslate>()
  const hotel = property.propertyId
  const [people, setPeople] = useState(props.people)
  const [isReading, setIsReading] = useState(false)
  const [again, setAgain] = useState<{ name: string; linkId: string } | null>(null)
  const links = useRegistrationLink({ hotel, booking, onChanged: setPeople })
  const isOfBooking = props.opens === 'booking'
  useFreshPeople({ hotel, booking, people, onPeople: setPeople })
  if (isAtDesk) return <HandBack property={property} />
  return (
    <>
      <ResultFrame
        property={property}
        badge={
          <>
            <IconCheck size={14} stroke={3} aria-hidden="true" />
            {t('sent.badge')}
          </>
        }
        title={
          <>
            <span>{firstName ? t('sent.allDone', { name: firstName }) : t('sent.allDoneUnnamed')}</span>
            <span>{seeYou(arrival, today, t, pageLocale())}</span>
          </>
        }
      >
        <p className={styles.lead}>{t(arrival >= today ? 'sent.text' : 'sent.textInHouse')}</p>
        <PeopleList
          people={withCompanions(people, firstName, props.companions)}
          onAgain={
            isOfBooking
              ? (person) => {
                  links.forget()
                  setAgain(person)
                }
              : null
          }
        />
        <KeptLine months={keptMonths} country={country} />
        <button
          type="button"
          className={`${styles.link} ${styles.read}`}
          aria-haspopup="dialog"
          onClick={() => setIsReading(true)}
        >
          {t('sent.read')}
        </button>
        <div className={styles.actions}>
          <ButtonLink isWide href={guestbookHref(hotel, isOfBooking ? booking : null)}>
            {t('sent.toGuestbook')}
          </ButtonLink>
          {isOfBooking && props.onAnother && (
            <button type="button" className={styles.plain} onClick={props.onAnother}>
              {t('sent.another')}
            </button>
          )}
        </div>
      </ResultFrame>
      <OwnFormSheet hotel={hotel} formId={formId} isOpen={isReading} onClose={() => setIsReading(false)} />
      <LinkSheet isOpen={again !== null} links={links} again={again} onClose={() => setAgain(null)} />
    </>
  )
}

/** The house tells of those who signed; whoever stands on the same form is named beside them. */
function withCompanions(people: People, signed: string, companions: readonly string[]): People {
  const place = people.findLastIndex(({ name, standing }) => name === signed && standing === 'registered')
  if (place === -1) return people
  const beside = companions.map((name) => ({ name, standing: 'registered' as const, linkId: null }))
  return people.toSpliced(place + 1, 0, ...beside)
}
