import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { SMS_TEXT_MAX, UNREAD_MINUTES } from '@innkeeper/domain/messaging/constants.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { channelsOf } from './channels.ts'
import type { ThreadHouse } from './house.ts'
import type { Letter, Outgoing } from './outgoing.ts'
import { presentThread } from './presenter.ts'
import {
  findEntries,
  findEntry,
  findListedThread,
  findMessageStates,
  findStay,
  findThreadOfBooking,
  insertThread,
  lockThread,
  type ThreadStay,
  updateEntry,
  updateThread,
} from './repository.ts'
import { subjectOf } from './subject.ts'
import type { ThreadRow } from './tables.ts'
import { threadIdOf } from './thread-id.ts'
import { tellOfThread, tellStaff, writeEntry } from './write-entry.ts'

const MINUTE_MS = 60_000

export type Answer = { text: string; channel: 'guestbook' | 'sms' | 'email' | 'note'; clientKey: string }
/** An answer as it goes out; the letter is compiled before the transaction begins. */
export type PreparedAnswer = { house: ThreadHouse; letter: Letter | null }

type Dependencies = { db: Database; clock: Clock; outgoing: Outgoing }

export function createStaffThreads({ db, clock, outgoing }: Dependencies) {
  async function present(tx: Tx, house: ThreadHouse, id: string): Promise<Thread> {
    const { propertyId } = house
    const found = await findListedThread(tx, propertyId, id)
    if (!found) throw threadUnknown()
    const { thread, stay } = found
    return presentThread(found, {
      entries: await findEntries(tx, propertyId, id),
      states: await findMessageStates(tx, propertyId, id),
      channels: await channelsOf(tx, house, { thread, stay, now: clock.now() }),
      house,
    })
  }

  async function changed(tx: Tx, house: ThreadHouse, id: string, change: (thread: ThreadRow) => object) {
    const thread = await requireLocked(tx, house.propertyId, id)
    await updateThread(tx, thread, change(thread))
    await tellStaff(tx, thread)
    return present(tx, house, id)
  }

  return {
    present,
    /** Begun by the house where the guest has not written yet. */
    async open(tx: Tx, house: ThreadHouse, bookingId: string): Promise<Thread> {
      const thread = await ensureThread(tx, house, bookingId, clock.now())
      return present(tx, house, thread.id)
    },
    async prepareAnswer(house: ThreadHouse, threadId: string, answer: Answer): Promise<PreparedAnswer> {
      if (answer.channel !== 'email') return { house, letter: null }
      const { propertyId } = house
      const found = await db.tenant(
        propertyId,
        async (tx) => {
          const listed = await findListedThread(tx, propertyId, threadId)
          return listed && { ...listed, subject: await subjectOf(tx, house, listed) }
        },
        { readOnly: true },
      )
      if (!found) return { house, letter: null }
      const { stay, thread, subject } = found
      const { index } = house.languageOf(stay?.language ?? thread.language)
      const words = { subject, text: filledText(house, stay, answer.text), languageIndex: index, stay }
      return { house, letter: await outgoing.letter(house, words) }
    },
    async answer(tx: Tx, staff: Staff, threadId: string, answer: Answer, { house, letter }: PreparedAnswer) {
      const { propertyId } = house
      const thread = await requireLocked(tx, propertyId, threadId)
      const stay = thread.bookingId === null ? null : await findStay(tx, propertyId, thread.bookingId)
      const now = clock.now()
      const text = filledText(house, stay, answer.text)
      const isNote = answer.channel === 'note'
      const channel = answer.channel === 'note' ? 'guestbook' : answer.channel
      const ways = isNote ? [] : await channelsOf(tx, house, { thread, stay, now })
      const way = ways.find((offered) => offered.channel === channel)
      const goesOut = channel === 'guestbook' && !isNote && stay !== null
      const entry = {
        writtenBy: isNote ? ('note' as const) : ('staff' as const),
        channel,
        text,
        authorId: staff.userId,
        authorName: staff.name,
        clientKey: answer.clientKey,
        goesOutAt: goesOut ? new Date(now.getTime() + UNREAD_MINUTES * MINUTE_MS) : null,
      }
      if (!isNote && (!way || way.why !== null)) throw unreachable(way?.why ?? null)
      if (channel === 'sms' && text.length > SMS_TEXT_MAX)
        throw new AppError('request/too-large', `An SMS has ${SMS_TEXT_MAX} characters at most.`)
      const written = await writeEntry(tx, thread, { entry, now })
      if (written && way?.to && channel !== 'guestbook') {
        const content = channel === 'sms' ? outgoing.smsOf(text) : letter && { email: letter }
        if (!content) throw threadUnknown()
        if (await outgoing.isOverLimit(tx, propertyId, content)) throw unreachable('sms-limit-reached')
        const messageId = await outgoing.send(tx, {
          propertyId,
          threadId,
          bookingId: thread.bookingId,
          kind: 'answer',
          language: house.languageOf(stay?.language ?? thread.language).code,
          channel,
          to: way.to,
          content,
        })
        await updateEntry(tx, written, { messageId })
      }
      return present(tx, house, threadId)
    },
    assign: (tx: Tx, house: ThreadHouse, id: string, to: { id: string; name: string } | null) =>
      changed(tx, house, id, () => ({ assignedTo: to?.id ?? null, assignedName: to?.name ?? null })),
    finish: (tx: Tx, house: ThreadHouse, id: string, isDone: boolean) =>
      changed(tx, house, id, (thread) =>
        isDone ? { doneAt: thread.doneAt ?? clock.now(), waitsSince: null } : { doneAt: null },
      ),
    async read(tx: Tx, house: ThreadHouse, id: string, upTo: string | undefined): Promise<Thread> {
      const { propertyId } = house
      const thread = await requireLocked(tx, propertyId, id)
      const entry = upTo
        ? await findEntry(tx, propertyId, id, upTo)
        : (await findEntries(tx, propertyId, id)).at(-1)
      if (entry && entry.number > thread.readByStaff) {
        await updateThread(tx, thread, { readByStaff: entry.number, readByStaffAt: clock.now() })
        await tellOfThread(tx, thread)
      }
      return present(tx, house, id)
    },
  }
}
export type StaffThreads = ReturnType<typeof createStaffThreads>

export const threadUnknown = () => new AppError('thread/unknown', 'There is no such thread.')
const unreachable = (why: string | null) =>
  new AppError('thread/channel-unavailable', 'The guest is not reached this way.', { why })

export async function requireLocked(tx: Tx, propertyId: string, id: string): Promise<ThreadRow> {
  const thread = await lockThread(tx, propertyId, id)
  if (!thread) throw threadUnknown()
  return thread
}

/** The thread of a stay, made when there is none; locked. Throws `booking/unknown`. */
export async function ensureThread(
  tx: Tx,
  house: Pick<ThreadHouse, 'propertyId' | 'languageOf'>,
  bookingId: string,
  now: Date,
): Promise<ThreadRow> {
  const { propertyId, languageOf } = house
  const known = await findThreadOfBooking(tx, propertyId, bookingId)
  if (!known) {
    const stay = await findStay(tx, propertyId, bookingId)
    if (!stay || stay.erasedAt !== null) throw new AppError('booking/unknown', 'There is no such guest.')
    const { code } = languageOf(stay.language)
    const id = threadIdOf(stay.linkKey)
    await insertThread(tx, { propertyId, id, bookingId, language: code, lastAt: now, createdAt: now })
  }
  const thread = known ?? (await findThreadOfBooking(tx, propertyId, bookingId))
  const locked = thread && (await lockThread(tx, propertyId, thread.id))
  if (!locked) throw threadUnknown()
  return locked
}

function filledText(house: ThreadHouse, stay: ThreadStay | null, text: string): string {
  const { values } = stay ? house.factsOf(stay) : { values: { propertyName: house.property.name } }
  return fillPlaceholders(text, values).trim() || text
}
