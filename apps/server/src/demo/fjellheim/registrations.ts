import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { Companion } from '@innkeeper/domain/registration/values.ts'
import { addDays, DAY_MS, localTimeAt } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../demo-property.ts'
import { registrationOf, type Standing } from '../registered-people.ts'
import type { DemoRegistration } from '../registration-plan.ts'
import { stableId } from '../stable-id.ts'
import { type FjellheimLanguage, LANGUAGE_INDEXES } from './languages.ts'
import { fjellheimLinkKey } from './link-key.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'

const RECEPTION = 'Anna Lien'
const MADE_DAYS_AGO = 60

const TERMS: Record<FjellheimLanguage, string> = {
  en: 'The room is yours from 15:00 until 11:00 on the day you leave. What I wrote is true. Fjellheim keeps it for a year after my stay, as Norwegian law asks, and then deletes it.',
  da: 'Værelset er mit fra kl. 15 til kl. 11 på afrejsedagen. Det, jeg har skrevet, er sandt. Fjellheim gemmer det i et år efter opholdet, som norsk lov kræver, og sletter det derefter.',
  fi: 'Huone on käytössäni klo 15 alkaen lähtöpäivän klo 11 asti. Antamani tiedot ovat oikein. Fjellheim säilyttää ne vuoden oleskeluni jälkeen, kuten Norjan laki edellyttää, ja poistaa ne sitten.',
  nl: 'De kamer is van 15.00 uur tot 11.00 uur op de vertrekdag voor mij. Wat ik heb ingevuld, is waar. Fjellheim bewaart het een jaar na mijn verblijf, zoals de Noorse wet vraagt, en verwijdert het daarna.',
  no: 'Rommet er mitt fra kl. 15 til kl. 11 på avreisedagen. Det jeg har skrevet, er sant. Fjellheim oppbevarer det i et år etter oppholdet, slik norsk lov krever, og sletter det deretter.',
  sv: 'Rummet är mitt från kl. 15 till kl. 11 på avresedagen. Det jag har skrivit är sant. Fjellheim sparar det i ett år efter vistelsen, som norsk lag kräver, och raderar det sedan.',
}
const WELCOME: Record<FjellheimLanguage, string> = {
  en: 'Two minutes now, and your key is waiting when you come.',
  da: 'To minutter nu, så ligger nøglen klar, når du kommer.',
  fi: 'Kaksi minuuttia nyt, ja avain odottaa sinua perillä.',
  nl: 'Twee minuten nu, en uw sleutel ligt klaar als u komt.',
  no: 'To minutter nå, så ligger nøkkelen klar når du kommer.',
  sv: 'Två minuter nu, så ligger nyckeln klar när du kommer.',
}

const byIndex = (words: Record<FjellheimLanguage, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([language, text]) => [LANGUAGE_INDEXES[language as FjellheimLanguage], text]),
  )

/** What Norwegian law asks; some came beforehand, one was filled in at the desk, and many arrivals are still missing. */
export function fjellheimRegistrations(now: number, around: readonly DemoBooking[]): DemoRegistration {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  // The booking the welcome page links before arrival is left to whoever tries it.
  const open = around.filter(
    ({ linkKey, cancelledAt, noShowAt }) =>
      linkKey !== fjellheimLinkKey('pekka') && !cancelledAt && !noShowAt,
  )
  const left = open.filter(({ state }) => state === 'checkout').slice(0, 2)
  const inHouse = open.filter(({ state }) => state === 'checkin').slice(0, 3)
  const coming = open
    .filter(({ state, arrival }) => state === 'precheckin' && arrival <= addDays(today, 3))
    .slice(0, 4)
  const sent: readonly (readonly [DemoBooking[], Standing[]])[] = [
    [left, ['checked', 'checked']],
    [inHouse, ['checked', 'at the desk', 'read']],
    [coming, ['unread', 'read', 'unread', 'unread']],
  ]
  const plans = sent.flatMap(([bookings, standings]) =>
    bookings.map((booking, place) => ({ booking, standing: standings[place] ?? 'read', staff: RECEPTION })),
  )
  return {
    form: {
      id: stableId(FJELLHEIM_ID, 'registration form'),
      name: 'Registration',
      body: { ...formBodyOf('NO'), terms: byIndex(TERMS), welcome: byIndex(WELCOME) },
      madeAt: new Date(now - MADE_DAYS_AGO * DAY_MS),
    },
    submissions: plans.map((plan, nth) =>
      registrationOf({ ...plan, companions: family(plan.booking, nth) }, nth, now),
    ),
  }
}

/** Couples fill in one form; every third has a child: the law asks the name and birth date of the children, too. */
function family({ adults, guest: { lastName } }: DemoBooking, nth: number): Companion[] {
  const about = { lastName, nationality: 'NO', address: 'Storgata 14, 2609 Lillehammer' }
  const spouse = { ...about, firstName: 'Eli', birthDate: '1985-09-23', occupation: 'Photographer' }
  const child = { firstName: 'Nora', lastName, birthDate: '2018-03-14' }
  return [
    ...((adults ?? 1) > 1 ? [{ type: 'spouse' as const, values: spouse }] : []),
    ...(nth % 3 === 1 ? [{ type: 'underage child' as const, values: child }] : []),
  ]
}
