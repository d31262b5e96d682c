import type { Companion } from '@innkeeper/domain/registration/values.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from './demo-property.ts'
import { type DemoSubmission, drawnSignature } from './registration-plan.ts'
import { itemAt } from './seeded-random.ts'
import { stableId } from './stable-id.ts'

/** Where somebody of a language lives; numbers of documents are nobody's. */
const HOMES: Readonly<Record<string, { nationality: string; address: string; document?: string }>> = {
  no: { nationality: 'NO', address: 'Storgata 14, 2609 Lillehammer' },
  sv: { nationality: 'SE', address: 'Vasagatan 21, 411 24 Göteborg' },
  da: { nationality: 'DK', address: 'Nørregade 8, 5000 Odense' },
  fi: { nationality: 'FI', address: 'Puistokatu 5, 33210 Tampere' },
  nl: { nationality: 'NL', address: 'Lange Nieuwstraat 30, 3512 PH Utrecht', document: 'XX0000' },
  de: { nationality: 'DE', address: 'Lindenstraße 12, 24103 Kiel', document: 'X00T00' },
  et: { nationality: 'EE', address: 'Pikk 11, 10123 Tallinn', document: 'XE000' },
  en: { nationality: 'GB', address: '9 Harbour Street, Whitstable CT5 1AQ', document: '99900' },
}
const BIRTH_DATES = ['1986-04-17', '1974-11-02', '1991-08-29', '1968-02-11', '1982-06-05'] as const
const OCCUPATIONS = ['Teacher', 'Engineer', 'Nurse', 'Carpenter', 'Architect'] as const

/** How a form came: beforehand, read and checked at the desk, or filled in there. */
export type Standing = 'unread' | 'read' | 'checked' | 'at the desk'
type Sent = {
  booking: DemoBooking
  standing: Standing
  companions?: readonly Companion[]
  /** Who was at the desk. */
  staff: string
}

/** What the guest of a booking filled in; of every house's form the fields that it asks. */
export function registrationOf(
  { booking, standing, companions = [], staff }: Sent,
  nth: number,
  now: number,
): DemoSubmission {
  const { firstName, lastName } = booking.guest
  const home = HOMES[booking.language ?? ''] ?? HOMES.en
  const desk = booking.checkedInAt?.getTime() ?? now
  const isAtDesk = standing === 'at the desk'
  const days = Math.max(1, 4 - (nth % 4))
  const sentAt = isAtDesk ? desk : Math.min(desk, now) - days * DAY_MS + nth * 1_260_000
  const isChecked = standing === 'checked' || isAtDesk
  const readAt = isChecked ? desk : sentAt + 3_600_000
  return {
    id: stableId('registration', booking.id),
    booking,
    form: {
      values: {
        firstName,
        lastName,
        birthDate: itemAt(BIRTH_DATES, nth),
        nationality: home?.nationality ?? '',
        address: home?.address ?? '',
        occupation: itemAt(OCCUPATIONS, nth),
        ...(home?.document && {
          documentType: 'passport',
          passportNumber: `${home.document}${1000 + nth * 37}`,
        }),
        acceptedTerms: 'yes',
      },
      companions: [...companions],
      signature:
        nth % 4 === 3
          ? { kind: 'typed', name: `${firstName} ${lastName}` }
          : drawnSignature(`${firstName} ${lastName}`),
    },
    sentAt: new Date(sentAt),
    authorName: isAtDesk ? staff : null,
    readAt: standing === 'unread' ? null : new Date(readAt),
    checkedAt: isChecked ? new Date(desk) : null,
    checkedBy: isChecked ? staff : null,
  }
}
