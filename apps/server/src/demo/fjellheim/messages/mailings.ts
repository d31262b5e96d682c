import { addDays, instantOfLocal, localTimeAt } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../../demo-property.ts'
import type { DemoMailing, DemoMessage } from '../../message-plan.ts'
import { stableId } from '../../stable-id.ts'
import { type FjellheimLanguage, LANGUAGE_INDEXES } from '../languages.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'

type Words = Record<FjellheimLanguage, { subject: string; text: string }>

const WATER_OFF: Words = {
  en: {
    subject: 'No hot water between 10 and 11 today',
    text: 'Dear {{firstName}},\n\nA valve is being changed this morning, so there is no hot water between 10 and 11. Coffee and waffles by the fireplace are on us meanwhile.',
  },
  da: {
    subject: 'Intet varmt vand mellem kl. 10 og 11 i dag',
    text: 'Kære {{firstName}}\n\nEn ventil bliver skiftet her til formiddag, så der er intet varmt vand mellem kl. 10 og 11. Imens byder vi på kaffe og vafler ved pejsen.',
  },
  fi: {
    subject: 'Ei lämmintä vettä tänään klo 10–11',
    text: 'Hei {{firstName}}!\n\nVaihdamme aamupäivällä venttiilin, joten lämmintä vettä ei tule klo 10–11. Tarjoamme sillä välin kahvit ja vohvelit takkatulen ääressä.',
  },
  nl: {
    subject: 'Vandaag geen warm water tussen 10 en 11 uur',
    text: 'Beste {{firstName}},\n\nVanochtend wordt er een kraan vervangen, waardoor er tussen 10 en 11 uur geen warm water is. Wij bieden u zolang koffie en wafels bij de haard aan.',
  },
  no: {
    subject: 'Ikke varmtvann mellom kl. 10 og 11 i dag',
    text: 'Hei {{firstName}}\n\nVi bytter en ventil i formiddag, så det er ikke varmtvann mellom kl. 10 og 11. Imens spanderer vi kaffe og vafler ved peisen.',
  },
  sv: {
    subject: 'Inget varmvatten mellan kl. 10 och 11 i dag',
    text: 'Hej {{firstName}}\n\nVi byter en ventil nu på förmiddagen, så det finns inget varmvatten mellan kl. 10 och 11. Under tiden bjuder vi på kaffe och våfflor vid brasan.',
  },
}

const CHECK_OUT: Words = {
  en: {
    subject: 'Before you leave tomorrow',
    text: 'Dear {{firstName}},\n\nCheck-out is until 11:00. Would you like to stay a little longer, or a taxi to the station? Just write to us in the guestbook:\n{{bookingLink}}',
  },
  da: {
    subject: 'Inden du rejser i morgen',
    text: 'Kære {{firstName}}\n\nDu kan tjekke ud indtil kl. 11. Vil du gerne blive lidt længere, eller have en taxa til stationen? Skriv til os i gæstebogen:\n{{bookingLink}}',
  },
  fi: {
    subject: 'Ennen huomista lähtöä',
    text: 'Hei {{firstName}}!\n\nUloskirjautuminen on klo 11 mennessä. Haluaisitko viipyä hieman pidempään tai taksin asemalle? Kirjoita meille vieraskirjassa:\n{{bookingLink}}',
  },
  nl: {
    subject: 'Voordat u morgen vertrekt',
    text: 'Beste {{firstName}},\n\nUitchecken kan tot 11.00 uur. Wilt u graag iets langer blijven, of een taxi naar het station? Laat het ons weten in het gastenboek:\n{{bookingLink}}',
  },
  no: {
    subject: 'Før du reiser i morgen',
    text: 'Hei {{firstName}}\n\nUtsjekk er innen kl. 11. Vil du bli litt lenger, eller ha taxi til stasjonen? Skriv til oss i gjesteboken:\n{{bookingLink}}',
  },
  sv: {
    subject: 'Innan du reser i morgon',
    text: 'Hej {{firstName}}\n\nUtcheckning är senast kl. 11. Vill du stanna lite längre, eller ha taxi till stationen? Skriv till oss i gästboken:\n{{bookingLink}}',
  },
}

const letter = (words: Words) => ({
  email: {
    from: 'letter' as const,
    languages: Object.fromEntries(
      Object.entries(words).map(([language, written]) => [
        LANGUAGE_INDEXES[language as FjellheimLanguage],
        written,
      ]),
    ),
  },
  sms: null,
})

/** One that went out yesterday, and one that waits for the evening before a departure. */
export function fjellheimMailings(
  now: number,
  bookings: readonly DemoBooking[],
): { mailings: DemoMailing[]; messages: DemoMessage[] } {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  const at = (date: string, clock: string) =>
    new Date(instantOfLocal(`${date}T${clock}`, FJELLHEIM.timeZone) ?? now)
  const sentAt = at(addDays(today, -1), '08:05')
  const guests = bookings.filter(({ state, arrival }) => state === 'checkin' && arrival < today)
  const sentId = stableId(FJELLHEIM_ID, 'mailing', 'water')
  const base = { templateId: null, purpose: 'service' as const, createdBy: null }
  return {
    mailings: [
      {
        ...base,
        id: sentId,
        audience: { groups: [{ parts: [{ who: 'in-house guests' }] }] },
        content: letter(WATER_OFF),
        state: 'sending',
        people: guests.length,
        createdByName: 'Anna Lien',
        createdAt: sentAt,
        startedAt: sentAt,
      },
      {
        ...base,
        id: stableId(FJELLHEIM_ID, 'mailing', 'check-out'),
        audience: { groups: [{ parts: [{ who: 'departures tomorrow' }] }] },
        content: letter(CHECK_OUT),
        sendAt: at(addDays(today, 1), '17:00'),
        state: 'scheduled',
        createdByName: 'Ola Bakken',
        createdAt: new Date(now - 5_400_000),
      },
    ],
    messages: guests.map((booking, nth) => {
      const language =
        (booking.language ?? 'en') in LANGUAGE_INDEXES ? (booking.language as FjellheimLanguage) : 'en'
      const { subject, text } = WATER_OFF[language]
      const email = booking.guest.email
      // One address has been wrong since it was typed at the desk.
      const outcome = !email
        ? ({ state: 'skipped', failure: 'no-email' } as const)
        : nth === 3
          ? ({ state: 'failed', failure: 'bounced' } as const)
          : ({ state: 'sent', failure: null } as const)
      return {
        id: stableId(FJELLHEIM_ID, 'mailing message', booking.id),
        kind: 'service',
        channel: 'email',
        purpose: 'service',
        causeKind: 'mailing',
        causeId: sentId,
        bookingId: booking.id,
        recipient: email ?? '',
        language: booking.language ?? 'en',
        subject,
        bodyText: text.replace('{{firstName}}', booking.guest.firstName),
        ...outcome,
        provider: email ? 'smtp' : null,
        createdAt: sentAt,
        nextTryAt: sentAt,
        sentAt: outcome.state === 'sent' ? sentAt : null,
      }
    }),
  }
}
