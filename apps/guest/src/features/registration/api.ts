import type { CallInput } from '@innkeeper/api/client.ts'
import type {
  getRegistration,
  listCountries,
  RegistrationStart,
  sendRegistrationForm,
} from '@innkeeper/api/registration/guest.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { addressAt, type EndpointRoute, queryOf } from '../../platform/query.ts'

const START = {
  method: 'GET',
  path: 'guest/:hotel/registration/:bookingId',
} as const satisfies EndpointRoute<typeof getRegistration>
const COUNTRIES = { method: 'GET', path: 'guest/:hotel/countries' } as const satisfies EndpointRoute<
  typeof listCountries
>
const SEND = {
  method: 'POST',
  path: 'guest/:hotel/submittedRegistrationFormsV2',
} as const satisfies EndpointRoute<typeof sendRegistrationForm>

/** Whose form it is, and in which language it is read. */
export type FormPlace = { hotel: string; booking: string; languageIndex: number; language: string }

export type OpenForm = NonNullable<RegistrationStart['form']>

export const startAddress = ({ hotel, booking }: FormPlace) => addressAt(START, { hotel, bookingId: booking })

export function startQuery({ hotel, booking, languageIndex }: FormPlace) {
  return queryOf<typeof getRegistration>(START, {
    params: { hotel, bookingId: booking },
    query: { language: languageIndex },
  })
}

/** Who of the booking is registered by now. */
export async function askPeople({ call }: AnswerStore, hotel: string, booking: string) {
  const input = { params: { hotel, bookingId: booking }, query: {} }
  return (await call(START as typeof getRegistration, input)).people
}

export function countriesQuery({ hotel, language }: FormPlace) {
  return queryOf<typeof listCountries>(COUNTRIES, {
    params: { hotel },
    query: { interfaceLanguage: language },
  })
}

export type FormToSend = CallInput<typeof sendRegistrationForm>['body']
export type SentForm = Awaited<ReturnType<typeof sendForm>>

export function sendForm({ call }: AnswerStore, hotel: string, body: FormToSend) {
  return call(SEND as typeof sendRegistrationForm, { params: { hotel }, body })
}

/** The guestbook opened last, with the booking it had. */
export const guestbookPath = (hotel: string) => `/return/${hotel}`
