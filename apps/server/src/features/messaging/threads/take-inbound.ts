import { plainText } from '@innkeeper/domain/messaging/plain-text.ts'
import { stayOfSender } from '@innkeeper/domain/messaging/stay-of-sender.ts'
import { THREAD_LIMITS } from '@innkeeper/domain/messaging/thread-limits.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { bookings } from '../../guests/tables.ts'
import { knownAs } from '../addresses.ts'
import type { InboundMessage } from '../inbound.ts'
import { messages } from '../tables.ts'
import { anHourBefore, countNewSenders, countWritten } from './guest-repository.ts'
import type { ThreadHouse, ThreadHouses } from './house.ts'
import {
  findStaysReachedBy,
  findThreadOfSender,
  insertThread,
  lockThread,
  type ThreadStay,
} from './repository.ts'
import { ensureThread } from './staff-service.ts'
import { type ThreadRow, threadEntries } from './tables.ts'
import { writeEntry } from './write-entry.ts'

const SUBJECT_MAX = 200
/** A number in national form has these in common with the international one. */
const SAME_DIGITS = 6
const MAX_REFERENCES = 30

type Dependencies = { db: Database; clock: Clock; log: Pick<Logger, 'warn'>; houseOf: ThreadHouses }

/** Puts an SMS or a mail of a guest into the thread of their stay; one of nobody known begins a thread of its own. */
export function createTakeInbound({ db, clock, log, houseOf }: Dependencies) {
  return async (message: InboundMessage): Promise<void> => {
    const { propertyId, channel, providerId } = message
    const text = cutText(message.text)
    const subject =
      channel === 'email' ? singleLine(plainText(message.subject ?? '')).slice(0, SUBJECT_MAX) : ''
    if (!text && !subject) return
    const house = await houseOf(propertyId)
    const from = channel === 'sms' ? house.phones(message.from) : knownAs('email', message.from)
    const sender = from ?? knownAs(channel, message.from)
    await db.tenant(propertyId, async (tx) => {
      if (await isTaken(tx, message)) return
      const stay = await stayOf(tx, house, message, sender)
      const thread = stay
        ? await ensureThread(tx, house, stay.id, clock.now())
        : await threadOfSender(tx, house, sender)
      if (!thread) return
      if (await isFull(tx, thread, channel)) {
        log.warn(
          { propertyId, channel },
          'more came in for a thread than is taken in an hour; it is left out',
        )
        return
      }
      const entry = {
        writtenBy: 'guest' as const,
        channel,
        text: text || subject,
        subject: subject || null,
        providerId,
        sentFrom:
          sender === thread.sender || (stay && reaches(house, stay, channel) === sender) ? null : sender,
      }
      await writeEntry(tx, thread, { entry, now: clock.now() })
    })
  }

  async function isFull(tx: Tx, thread: ThreadRow, channel: InboundMessage['channel']): Promise<boolean> {
    const { entries } = await countWritten(tx, thread, { channel, since: anHourBefore(clock.now()) })
    return entries >= THREAD_LIMITS.inboundPerHour
  }

  async function stayOf(
    tx: Tx,
    house: ThreadHouse,
    { propertyId, channel, references = [] }: InboundMessage,
    sender: string,
  ): Promise<ThreadStay | null> {
    const today = localTimeAt(clock.now().getTime(), house.property.timeZone).date
    const stays = await (channel === 'email'
      ? findStaysReachedBy(tx, propertyId, sql`lower(trim(${bookings.email})) = ${sender}`)
      : staysWithNumber(tx, house, sender))
    return stayOfSender(stays, today) ?? stayOfReferences(tx, propertyId, references)
  }

  async function threadOfSender(tx: Tx, house: ThreadHouse, sender: string): Promise<ThreadRow | null> {
    const { propertyId, languageOf } = house
    const now = clock.now()
    const known = await findThreadOfSender(tx, propertyId, sender)
    if (!known) {
      const since = anHourBefore(now)
      if ((await countNewSenders(tx, propertyId, since)) >= THREAD_LIMITS.newSendersPerHour) return null
      const { code } = languageOf(null)
      await insertThread(tx, { propertyId, id: newId(), sender, language: code, lastAt: now, createdAt: now })
    }
    const thread = known ?? (await findThreadOfSender(tx, propertyId, sender))
    return thread && lockThread(tx, propertyId, thread.id)
  }
}

/** What a booking has for a channel, in the form senders are known in. */
function reaches(
  { phones }: ThreadHouse,
  { email, phone }: ThreadStay,
  channel: InboundMessage['channel'],
): string | null {
  if (channel === 'sms') return phone === null ? null : phones(phone)
  return email === null ? null : knownAs('email', email)
}

/** Numbers are written in many forms: compared are those with the same last digits. */
async function staysWithNumber(tx: Tx, house: ThreadHouse, sender: string): Promise<ThreadStay[]> {
  const digits = sender.replace(/\D/g, '')
  if (digits.length < SAME_DIGITS) return []
  const likely = sql`regexp_replace(coalesce(${bookings.phone}, ''), '\\D', '', 'g') like ${`%${digits.slice(-SAME_DIGITS)}`}`
  const stays = await findStaysReachedBy(tx, house.propertyId, likely)
  return stays.filter(({ phone }) => phone !== null && house.phones(phone) === sender)
}

/** An answer to a mail of ours, sent from another address than the booking has. */
async function stayOfReferences(
  tx: Tx,
  propertyId: string,
  references: readonly string[],
): Promise<ThreadStay | null> {
  const ids = references.slice(-MAX_REFERENCES).flatMap((written) => {
    const id = written.replace(/[<>\s]/g, '')
    return id ? [id, `<${id}>`] : []
  })
  if (ids.length === 0) return null
  const [mail] = await tx
    .select({ bookingId: messages.bookingId })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.channel, 'email'),
        inArray(messages.providerId, ids),
        isNotNull(messages.bookingId),
      ),
    )
    .limit(1)
  if (!mail?.bookingId) return null
  const [stay] = await findStaysReachedBy(tx, propertyId, sql`${bookings.id} = ${mail.bookingId}`)
  return stay ?? null
}

async function isTaken(tx: Tx, { propertyId, channel, providerId }: InboundMessage): Promise<boolean> {
  const [row] = await tx
    .select({ id: threadEntries.id })
    .from(threadEntries)
    .where(
      and(
        eq(threadEntries.propertyId, propertyId),
        eq(threadEntries.channel, channel),
        eq(threadEntries.providerId, providerId),
      ),
    )
  return row !== undefined
}

function cutText(text: string): string {
  const plain = plainText(text)
  if (plain.length <= THREAD_LIMITS.inboundText) return plain
  return `${plain.slice(0, THREAD_LIMITS.inboundText).toWellFormed()}…`
}
