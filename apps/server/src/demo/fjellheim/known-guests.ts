import { emailOf, type NamedGuest } from '../guest-names.ts'
import { ASTRIDS_ROOM, PEKKAS_ARRIVAL, type Stay } from './stays.ts'

/** The guests the welcome page links, one in each phase of a stay. */
export type KnownGuest = 'astrid' | 'pekka' | 'marieke'

export const KNOWN_GUESTS: Record<KnownGuest, NamedGuest> = {
  astrid: named('Astrid', 'Nilsen', '+47 400 00 001', 'no'),
  pekka: named('Pekka', 'Laine', '+358 40 000 0001', 'fi'),
  marieke: named('Marieke', 'de Wit', '+31 6 1000 0001', 'nl'),
}

/** The planned stays of the known guests: Astrid's room, the first departure of yesterday, the first later arrival. */
export function knownGuestOf(stays: readonly Stay[], stay: Stay): KnownGuest | null {
  if (stay.unitCode === ASTRIDS_ROOM && stay.state === 'checkin') return 'astrid'
  if (stay === stays.find(({ to }) => to === -1)) return 'marieke'
  if (stay === stays.find(({ from }) => from === PEKKAS_ARRIVAL)) return 'pekka'
  return null
}

function named(firstName: string, lastName: string, phone: string, language: string): NamedGuest {
  const email = emailOf(firstName, lastName)
  return { guest: { type: 'person', firstName, lastName, email, phone, custom: {} }, language }
}
