import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { isDay } from '@innkeeper/domain/calendar-range.ts'
import { Link } from '@tanstack/react-router'
import { Detail, DetailList } from '../../../../components/page/detail-list.tsx'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../responses.module.css'
import { Part } from './part.tsx'

/** Who answered, as far as they said so and whoever looks may know. */
export function GuestPart({ response }: { response: SurveyResponse }) {
  const t = useT()
  const { contact, hasContact } = response
  return (
    <Part title={t('surveyResponses.guest')}>
      {contact ? (
        <Contact response={response} contact={contact} />
      ) : (
        <p className={classes.sentence}>
          {t(hasContact ? 'surveyResponses.guest.hidden' : 'surveyResponses.guest.none')}
        </p>
      )}
    </Part>
  )
}

type ContactProps = { response: SurveyResponse; contact: NonNullable<SurveyResponse['contact']> }

function Contact({ response: { guest, asksForContact }, contact }: ContactProps) {
  const t = useT()
  const mayOpen = useCan()('guests:manage')
  const name = guest?.name || `${contact.firstName} ${contact.lastName}`.trim()
  const unit = guest?.unit || contact.unit
  return (
    <>
      {asksForContact && <p className={classes.asks}>{t('surveyResponses.guest.asks')}</p>}
      <DetailList>
        {name && (
          <Detail label={t('surveyResponses.guest.name')}>
            <span dir="auto">{name}</span>
          </Detail>
        )}
        {unit && <Detail label={t('surveyResponses.guest.room')}>{unit}</Detail>}
        {contact.checkIn && contact.checkOut && (
          <Detail label={t('surveyResponses.guest.stay')}>
            {t('surveyResponses.guest.days', {
              from: dayWords(contact.checkIn),
              to: dayWords(contact.checkOut),
            })}
          </Detail>
        )}
        {contact.email && <Detail label={t('surveyResponses.guest.email')}>{contact.email}</Detail>}
        {guest?.bookingId && mayOpen && (
          <Detail label={t('surveyResponses.guest.booking')}>
            <Link to="/guests/$bookingId" params={{ bookingId: guest.bookingId }}>
              {t('surveyResponses.guest.open')}
            </Link>
          </Detail>
        )}
      </DetailList>
    </>
  )
}

const dayWords = (day: string): string => (isDay(day) ? formatDateOnly(day) : day)
