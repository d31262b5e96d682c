import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../demo-property.ts'
import { registrationOf, type Standing } from '../registered-people.ts'
import type { DemoRegistration } from '../registration-plan.ts'
import { stableId } from '../stable-id.ts'
import { LANGUAGE_INDEXES } from './languages.ts'
import { HAVNEHUSET_ID } from './property.ts'

const MADE_DAYS_AGO = 40
const TERMS = {
  [LANGUAGE_INDEXES.da]:
    'Det, jeg har skrevet, er sandt. Havnehuset gemmer det i to år efter opholdet, som dansk lov kræver, og sletter det derefter.',
  [LANGUAGE_INDEXES.en]:
    'What I wrote is true. Havnehuset keeps it for two years after my stay, as Danish law asks, and then deletes it.',
  [LANGUAGE_INDEXES.et]:
    'Minu kirjutatu on õige. Havnehuset säilitab seda kaks aastat pärast minu peatumist, nagu Taani seadus nõuab, ja kustutab siis.',
}
/** By the last name on the booking. */
const SENT: Readonly<Record<string, Standing>> = { Thomsen: 'checked', Tamm: 'read', Juhl: 'unread' }

/** What Danish law asks of a house with six rooms. */
export function havnehusetRegistrations(now: number, bookings: readonly DemoBooking[]): DemoRegistration {
  const sent = bookings.flatMap((booking) => {
    const standing = SENT[booking.guest.lastName]
    return standing ? [{ booking, standing, staff: 'Ingrid Solberg' }] : []
  })
  return {
    form: {
      id: stableId(HAVNEHUSET_ID, 'registration form'),
      name: 'Registrering',
      body: { ...formBodyOf('DK'), terms: TERMS },
      madeAt: new Date(now - MADE_DAYS_AGO * DAY_MS),
    },
    submissions: sent.map((each, nth) => registrationOf(each, nth, now)),
  }
}
