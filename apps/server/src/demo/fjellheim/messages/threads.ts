import { DAY_MS, MINUTE_MS } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../../demo-property.ts'
import type { DemoMessage, DemoThread } from '../../message-plan.ts'
import { stableId } from '../../stable-id.ts'
import { FJELLHEIM_ID } from '../property.ts'

type Line = {
  by: 'guest' | 'staff' | 'note'
  channel?: 'guestbook' | 'sms' | 'email'
  minutesAgo: number
  text: string
  subject?: string
  author?: 'Anna Lien' | 'Ola Bakken'
}
type Plan = {
  key: string
  /** Whose it is, among the stays; null for a visitor without a booking. */
  booking: ((booking: DemoBooking) => boolean) | null
  visitor?: { name: string; room: string; language: string }
  assigned?: 'Anna Lien' | 'Ola Bakken'
  isDone?: true
  lines: Line[]
}

const HOUR = 60
const DAY = 24 * HOUR
const inHouse = (language: string) => (booking: DemoBooking) =>
  booking.state === 'checkin' && booking.language === language && booking.guest.lastName !== 'Nilsen'
const named = (firstName: string, lastName: string) => (booking: DemoBooking) =>
  booking.guest.firstName === firstName && booking.guest.lastName === lastName

const PLANS: Plan[] = [
  {
    key: 'astrid',
    booking: (booking) => named('Astrid', 'Nilsen')(booking) && booking.state === 'checkin',
    assigned: 'Anna Lien',
    lines: [
      {
        by: 'guest',
        channel: 'sms',
        minutesAgo: 2 * DAY + 20,
        text: 'Vi er med toget 13:02 fra Oslo. Går det buss videre?',
      },
      {
        by: 'staff',
        channel: 'sms',
        minutesAgo: 2 * DAY + 17,
        author: 'Ola Bakken',
        text: 'Ja! Bussen 17:05 stopper rett utenfor døren. Vi sees snart.',
      },
      { by: 'guest', minutesAgo: 72, text: 'Hei! Rommet er nydelig. Kan vi få låne en barneseng til Ella?' },
      {
        by: 'note',
        minutesAgo: 70,
        author: 'Ola Bakken',
        text: 'Barneseng nr. 3 står på linlageret i andre etasje.',
      },
      {
        by: 'staff',
        minutesAgo: 65,
        author: 'Anna Lien',
        text: 'Selvfølgelig. Marit kommer opp med den før seks.',
      },
      {
        by: 'guest',
        minutesAgo: 12,
        text: 'Perfekt, tusen takk! Går det greit å trille barnevogn på stien rundt vannet?',
      },
    ],
  },
  {
    key: 'sauna',
    booking: inHouse('fi'),
    lines: [{ by: 'guest', minutesAgo: 18, text: 'Hei! Onko sauna vapaana seitsemältä tänä iltana?' }],
  },
  {
    key: 'invoice',
    booking: named('Marieke', 'de Wit'),
    assigned: 'Ola Bakken',
    lines: [
      {
        by: 'guest',
        channel: 'email',
        minutesAgo: 130,
        subject: 'Re: Bedankt voor uw verblijf',
        text: 'Hartelijk dank voor het fijne verblijf! Kunt u mij de factuur nog een keer sturen? De eerste is helaas niet aangekomen.',
      },
    ],
  },
  {
    key: 'charging',
    booking: null,
    visitor: { name: 'Rasmus', room: '305', language: 'da' },
    lines: [{ by: 'guest', minutesAgo: 95, text: 'Hej, kan man lade sin elbil hos jer?' }],
  },
  {
    key: 'late-train',
    booking: (booking) =>
      booking.state === 'precheckin' && booking.language === 'sv' && booking.cancelledAt === null,
    lines: [
      {
        by: 'guest',
        channel: 'sms',
        minutesAgo: 200,
        text: 'Tåget är sent, vi är nog framme först vid nio. Är receptionen öppen då?',
      },
      {
        by: 'staff',
        channel: 'sms',
        minutesAgo: 194,
        author: 'Anna Lien',
        text: 'Ja, vi är här till elva. Vi ställer undan lite soppa åt er.',
      },
    ],
  },
  {
    key: 'towels',
    booking: inHouse('da'),
    isDone: true,
    lines: [
      { by: 'guest', minutesAgo: DAY + 40, text: 'Hej! Kan vi få et par ekstra håndklæder?' },
      {
        by: 'staff',
        minutesAgo: DAY + 36,
        author: 'Anna Lien',
        text: 'Selvfølgelig, de ligger uden for døren om ti minutter.',
      },
    ],
  },
  {
    key: 'firewood',
    booking: inHouse('en'),
    isDone: true,
    lines: [
      {
        by: 'guest',
        minutesAgo: DAY + 5 * HOUR,
        text: 'Could we have some more firewood for the fireplace?',
      },
      {
        by: 'staff',
        minutesAgo: DAY + 5 * HOUR - 6,
        author: 'Ola Bakken',
        text: 'The basket outside your door is full again. Have a cosy evening.',
      },
    ],
  },
]

/** Conversations of these days, and the SMS the house answered with. */
export function fjellheimThreads(
  now: number,
  bookings: readonly DemoBooking[],
): { threads: DemoThread[]; messages: DemoMessage[] } {
  const taken = new Set<string>()
  const messages: DemoMessage[] = []
  const threads = PLANS.flatMap((plan): DemoThread[] => {
    const booking = plan.booking && bookings.find((one) => !taken.has(one.id) && plan.booking?.(one))
    if (plan.booking && !booking) return []
    if (booking) taken.add(booking.id)
    const id = stableId(FJELLHEIM_ID, 'thread', plan.key)
    const last = plan.lines.at(-1)
    const at = (minutes: number) => new Date(now - minutes * MINUTE_MS)
    const entries = plan.lines.map((line, place) => {
      const entryId = stableId(FJELLHEIM_ID, 'thread', plan.key, String(place))
      const { channel = 'guestbook', author = null, subject = null } = line
      const sms = channel === 'sms' && line.by === 'staff' && booking
      if (sms) messages.push(smsOf(entryId, id, { booking, text: line.text, at: at(line.minutesAgo) }))
      return {
        id: entryId,
        writtenBy: line.by,
        channel,
        text: line.text,
        subject,
        authorName: author,
        at: at(line.minutesAgo),
        readAt: line.by === 'staff' ? at(line.minutesAgo - 1) : null,
        messageId: sms ? entryId : null,
      }
    })
    const waits = last?.by === 'guest' && !plan.isDone
    return [
      {
        id,
        bookingId: booking?.id ?? null,
        visitorName: plan.visitor?.name ?? null,
        visitorRoom: plan.visitor?.room ?? null,
        language: plan.visitor?.language ?? booking?.language ?? 'en',
        assignedName: plan.assigned ?? null,
        doneAt: plan.isDone ? at((last?.minutesAgo ?? 0) - 2) : null,
        lastAt: at(last?.minutesAgo ?? 0),
        readByGuestAt: at(last?.minutesAgo ?? 0),
        waitsSince: waits ? at(last?.minutesAgo ?? 0) : null,
        createdAt: at(plan.lines[0]?.minutesAgo ?? 0),
        entries,
      },
    ]
  })
  return { threads, messages }
}

type Sms = { booking: DemoBooking; text: string; at: Date }

function smsOf(id: string, threadId: string, { booking, text, at }: Sms): DemoMessage {
  return {
    id,
    kind: 'answer',
    channel: 'sms',
    purpose: 'answer',
    causeKind: 'thread',
    causeId: threadId,
    bookingId: booking.id,
    recipient: (booking.guest.phone ?? '').replaceAll(' ', ''),
    language: booking.language ?? 'en',
    bodyText: text,
    parts: 1,
    state: 'delivered',
    provider: 'gatewayapi',
    createdAt: at,
    nextTryAt: at,
    sentAt: at,
    deliveredAt: new Date(at.getTime() + DAY_MS / 86_400),
  }
}
