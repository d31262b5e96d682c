import type { Readable } from 'node:stream'
import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import { THREAD_LIMITS } from '@innkeeper/domain/messaging/thread-limits.ts'
import { isGuestsOwn, readableEntries } from '@innkeeper/domain/messaging/thread-reading.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import type { BookingRow } from '../../guests/service.ts'
import { messageChannels } from './channels.ts'
import { presentGuestThread } from './guest-presenter.ts'
import {
  anHourBefore,
  countVisitors,
  countWritten,
  findDevice,
  findThreadOfVisitor,
  isWritten,
  keepDevice,
  markRead,
} from './guest-repository.ts'
import type { ThreadHouse } from './house.ts'
import type { ThreadPictures } from './pictures.ts'
import {
  findEntries,
  findStay,
  findThreadOfBooking,
  insertThread,
  lockThread,
  updateThread,
} from './repository.ts'
import { ensureThread, threadUnknown } from './staff-service.ts'
import type { EntryPicture, ThreadEntryRow, ThreadRow } from './tables.ts'
import { threadIdOf } from './thread-id.ts'
import { tellStaff, writeEntry } from './write-entry.ts'

/** Who writes: the guest of a stay, or a visitor who has none; on which device. */
export type Writer = { house: ThreadHouse; stay: BookingRow | null; device: string | null }
type KnownWriter = Writer & { device: string }

export type GuestMessage = {
  text: string
  clientKey: string
  visitor?: { name: string; room: string } | undefined
  /** The language a visitor reads in. */
  language: string
}

type Dependencies = { db: Database; clock: Clock; pictures: ThreadPictures }

export const limitReached = () => new AppError('thread/limit-reached', 'So much was written already.')

export function createGuestThreads({ db, clock, pictures }: Dependencies) {
  function threadOf(tx: Tx, { house: { propertyId }, stay, device }: Writer): Promise<ThreadRow | null> {
    if (stay) return findThreadOfBooking(tx, propertyId, stay.id)
    return device === null ? Promise.resolve(null) : findThreadOfVisitor(tx, propertyId, device)
  }

  /** What this device may read of the thread, and whether there is more. */
  async function readable(tx: Tx, { propertyId, id }: ThreadRow, device: string | null) {
    const all = await findEntries(tx, propertyId, id)
    const known = device && (await findDevice(tx, { propertyId, threadId: id, deviceHash: device }))
    const reader = known ? { hash: known.deviceHash, readsAll: known.readsAll } : null
    const entries = readableEntries(all, reader)
    const isLocked = entries.length < all.filter(({ writtenBy }) => writtenBy !== 'note').length
    return { entries, isLocked, isOwn: isGuestsOwn(all, reader) }
  }

  async function present(tx: Tx, writer: Writer): Promise<GuestThread> {
    const { house, stay, device } = writer
    const thread = await threadOf(tx, writer)
    const { entries, isLocked } = thread
      ? await readable(tx, thread, device)
      : { entries: [], isLocked: false }
    // A visitor has no address a code could go to: what is not theirs is not spoken of.
    const mayUnlock = isLocked && stay !== null
    const ownStay = mayUnlock ? await findStay(tx, house.propertyId, stay.id) : null
    return presentGuestThread({
      house,
      thread,
      entries,
      isLocked: mayUnlock,
      booking: stay?.linkKey ?? null,
      watchId: thread?.id ?? (stay ? threadIdOf(stay.linkKey) : null),
      asksForName: stay === null && thread === null,
      channels: ownStay ? await messageChannels(tx, house, { thread: { sender: null }, stay: ownStay }) : [],
      now: clock.now(),
    })
  }

  async function requireRoom(tx: Tx, thread: ThreadRow, isPicture: boolean): Promise<void> {
    const written = await countWritten(tx, thread, {
      channel: 'guestbook',
      since: anHourBefore(clock.now()),
    })
    const isFull = written.entries >= THREAD_LIMITS.entriesPerHour
    if (isFull || (isPicture && written.pictures >= THREAD_LIMITS.picturesPerHour)) throw limitReached()
  }

  /** The visitor's own thread, begun with a name and a room; locked. */
  async function visitorThread(tx: Tx, { house, device }: KnownWriter, message: GuestMessage) {
    const { propertyId } = house
    const known = await findThreadOfVisitor(tx, propertyId, device)
    if (known && (await isWritten(tx, known, message.clientKey))) return known
    // Counting and writing are one step, or a crowd would write more than is let in.
    await oneAtATime(tx, `thread visitors ${propertyId}`)
    const now = clock.now()
    const written = await countVisitors(tx, propertyId, anHourBefore(now))
    if (written.entries >= THREAD_LIMITS.visitorEntriesPerHour) throw limitReached()
    if (known) return known
    const name = singleLine(message.visitor?.name ?? '')
    const room = singleLine(message.visitor?.room ?? '')
    if (!name || !room) throw new AppError('thread/name-missing', 'A visitor says a name and a room.')
    if (written.threads >= THREAD_LIMITS.newVisitorsPerHour) throw limitReached()
    const id = newId()
    await insertThread(tx, {
      propertyId,
      id,
      visitorName: name,
      visitorRoom: room,
      language: house.languageOf(message.language).code,
      lastAt: now,
      createdAt: now,
    })
    const thread = await lockThread(tx, propertyId, id)
    if (!thread) throw threadUnknown()
    return thread
  }

  async function writeDown(
    tx: Tx,
    {
      writer,
      thread,
      entry,
    }: {
      writer: KnownWriter
      thread: ThreadRow
      entry: { text: string; clientKey: string; picture?: EntryPicture }
    },
  ): Promise<ThreadEntryRow | null> {
    const { device, stay } = writer
    if (await isWritten(tx, thread, entry.clientKey)) return null
    await requireRoom(tx, thread, entry.picture !== undefined)
    const now = clock.now()
    const { propertyId, id: threadId } = thread
    const isVisitor = stay === null
    await keepDevice(tx, { propertyId, threadId, deviceHash: device, isVisitor, since: now })
    return writeEntry(tx, thread, {
      entry: { writtenBy: 'guest', channel: 'guestbook', deviceHash: device, ...entry },
      now,
    })
  }

  const read = (writer: Writer) =>
    db.tenant(writer.house.propertyId, (tx) => present(tx, writer), { readOnly: true })

  return {
    read,
    write(writer: KnownWriter, message: GuestMessage): Promise<GuestThread> {
      const { house, stay } = writer
      const { text, clientKey } = message
      return db.tenant(house.propertyId, async (tx) => {
        const thread = stay
          ? await ensureThread(tx, house, stay.id, clock.now())
          : await visitorThread(tx, writer, message)
        await writeDown(tx, { writer, thread, entry: { text, clientKey } })
        return present(tx, writer)
      })
    },
    async sendPicture(
      writer: KnownWriter & { stay: BookingRow },
      { body, clientKey }: { body: Readable; clientKey: string },
    ): Promise<GuestThread> {
      const { house, stay } = writer
      const { propertyId } = house
      // Before its bytes are read: whoever sent too many costs nothing more.
      const isKnown = await db.tenant(
        propertyId,
        async (tx) => {
          const thread = await threadOf(tx, writer)
          if (!thread) return false
          if (await isWritten(tx, thread, clientKey)) return true
          await requireRoom(tx, thread, true)
          return false
        },
        { readOnly: true },
      )
      if (isKnown) {
        body.resume()
        return read(writer)
      }
      const picture = await pictures.receive(propertyId, body)
      let isKept = false
      try {
        return await db.tenant(propertyId, async (tx) => {
          const thread = await ensureThread(tx, house, stay.id, clock.now())
          const entry = { text: '', clientKey, picture }
          const written = await writeDown(tx, { writer, thread, entry })
          const shown = await present(tx, writer)
          isKept = written !== null
          return shown
        })
      } catch (error) {
        isKept = false
        throw error
      } finally {
        if (!isKept) await pictures.remove(propertyId, picture.file)
      }
    },
    /** Up to an entry that this device may read; what it may not see stays unread. */
    markRead(writer: Writer, upTo: string): Promise<void> {
      const { propertyId } = writer.house
      return db.tenant(propertyId, async (tx) => {
        const found = await threadOf(tx, writer)
        const thread = found && (await lockThread(tx, propertyId, found.id))
        if (!thread) return
        const { entries, isOwn } = await readable(tx, thread, writer.device)
        if (!isOwn) return
        const last = entries.findIndex(({ id }) => id === upTo)
        const seen = entries
          .slice(0, last + 1)
          .filter(({ writtenBy, readAt }) => writtenBy === 'staff' && readAt === null)
        if (seen.length === 0) return
        const now = clock.now()
        await markRead(
          tx,
          propertyId,
          seen.map(({ id }) => id),
          now,
        )
        await updateThread(tx, thread, { readByGuestAt: now })
        await tellStaff(tx, thread)
      })
    },
    /** Throws `thread/unknown` for whoever may not read it. */
    pictureOf(writer: Writer, entryId: string): Promise<EntryPicture> {
      return db.tenant(
        writer.house.propertyId,
        async (tx) => {
          const thread = await threadOf(tx, writer)
          const { entries } = thread ? await readable(tx, thread, writer.device) : { entries: [] }
          const picture = entries.find(({ id }) => id === entryId)?.picture
          if (!picture) throw threadUnknown()
          return picture
        },
        { readOnly: true },
      )
    },
  }
}
export type GuestThreads = ReturnType<typeof createGuestThreads>
