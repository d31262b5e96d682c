import { randomInt, timingSafeEqual } from 'node:crypto'
import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import { THREAD_LIMITS } from '@innkeeper/domain/messaging/thread-limits.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { SecretBox } from '../../../platform/auth/secrets.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { messageChannels } from './channels.ts'
import { anHourBefore, countCodes, openToDevice } from './guest-repository.ts'
import { limitReached } from './guest-service.ts'
import type { ThreadHouse } from './house.ts'
import type { Outgoing, OutgoingContent } from './outgoing.ts'
import { findStay, findThreadOfBooking, lockThread, type ThreadStay } from './repository.ts'
import { threadCodes } from './tables.ts'

const DIGITS = 6
const CODE_KIND = 'code'
const MINUTE_MS = 60_000

type Asking = { house: ThreadHouse; bookingId: string; device: string }
type Dependencies = { db: Database; clock: Clock; box: Pick<SecretBox, 'mark'>; outgoing: Outgoing }

const wrong = () => new AppError('thread/code-wrong', 'This code opens nothing.')

/** Codes to the guest's own address: whoever reads there may read the thread on this device. */
export function createThreadCodes({ db, clock, box, outgoing }: Dependencies) {
  const markOf = (code: string, propertyId: string, threadId: string, device: string) =>
    box.mark(code, `thread|${propertyId}|${threadId}|${device}`)

  const ofDevice = (propertyId: string, threadId: string, device: string) =>
    and(
      eq(threadCodes.propertyId, propertyId),
      eq(threadCodes.threadId, threadId),
      eq(threadCodes.deviceHash, device),
    )

  async function contentOf(
    house: ThreadHouse,
    stay: ThreadStay,
    { by, code }: { by: MessageChannel; code: string },
  ): Promise<OutgoingContent> {
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    const { index, code: language } = house.languageOf(stay.language)
    const words = { property: house.property.name, code }
    if (by === 'sms') return outgoing.smsOf(translate(language, 'sms.thread.code', words))
    const subject = translate(language, 'mail.thread.code.subject', words)
    const text = translate(language, 'mail.thread.code.text', words)
    return { email: await outgoing.letter(house, { subject, text, languageIndex: index, stay }) }
  }

  async function keep(
    tx: Tx,
    row: { propertyId: string; threadId: string; deviceHash: string; code: string },
  ) {
    const { propertyId, threadId, deviceHash, code } = row
    const now = clock.now()
    await tx
      .delete(threadCodes)
      .where(
        and(
          eq(threadCodes.propertyId, propertyId),
          eq(threadCodes.threadId, threadId),
          lt(threadCodes.expiresAt, now),
        ),
      )
    const fresh = {
      codeHash: markOf(code, propertyId, threadId, deviceHash),
      tries: 0,
      sentAt: now,
      expiresAt: new Date(now.getTime() + THREAD_LIMITS.codeMinutes * MINUTE_MS),
    }
    await tx
      .insert(threadCodes)
      .values({ propertyId, threadId, deviceHash, ...fresh })
      .onConflictDoUpdate({
        target: [threadCodes.propertyId, threadCodes.threadId, threadCodes.deviceHash],
        set: fresh,
      })
  }

  return {
    /** Where nothing was written there is nothing to open, and nothing is sent. */
    async send({ house, bookingId, device }: Asking, by: MessageChannel): Promise<void> {
      const { propertyId } = house
      const stay = await db.tenant(propertyId, (tx) => findStay(tx, propertyId, bookingId), {
        readOnly: true,
      })
      if (!stay) throw new AppError('booking/unknown', 'No such booking.')
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const content = await contentOf(house, stay, { by, code })
      await db.tenant(propertyId, async (tx) => {
        const found = await findThreadOfBooking(tx, propertyId, bookingId)
        const thread = found && (await lockThread(tx, propertyId, found.id))
        if (!thread) return
        const channels = await messageChannels(tx, house, { thread: { sender: null }, stay })
        const to = channels.find(({ channel }) => channel === by)?.to
        if (!to || (await outgoing.isOverLimit(tx, propertyId, content)))
          throw new AppError('thread/code-unavailable', 'No code can be sent this way.')
        const sent = { kind: CODE_KIND, since: anHourBefore(clock.now()) }
        if ((await countCodes(tx, thread, sent)) >= THREAD_LIMITS.codesPerHour) throw limitReached()
        await keep(tx, { propertyId, threadId: thread.id, deviceHash: device, code })
        const language = house.languageOf(stay.language).code
        await outgoing.send(tx, {
          propertyId,
          threadId: thread.id,
          bookingId,
          kind: CODE_KIND,
          language,
          channel: by,
          to,
          content,
        })
      })
    },
    /** Throws `thread/code-wrong`, whatever is wrong with it. */
    async open({ house, bookingId, device }: Asking, code: string): Promise<void> {
      const { propertyId } = house
      // The try is written down although it failed.
      const isOpen = await db.tenant(propertyId, async (tx) => {
        const thread = await findThreadOfBooking(tx, propertyId, bookingId)
        if (!thread) return false
        const place = ofDevice(propertyId, thread.id, device)
        const [row] = await tx.select().from(threadCodes).where(place).for('update')
        const now = clock.now()
        if (!row || row.expiresAt <= now || row.tries >= THREAD_LIMITS.codeTries) return false
        const expected = Buffer.from(row.codeHash)
        const given = Buffer.from(markOf(code, propertyId, thread.id, device))
        if (!timingSafeEqual(expected, given)) {
          await tx
            .update(threadCodes)
            .set({ tries: row.tries + 1 })
            .where(place)
          return false
        }
        await tx.delete(threadCodes).where(place)
        await openToDevice(tx, { propertyId, threadId: thread.id, deviceHash: device, since: now })
        return true
      })
      if (!isOpen) throw wrong()
    },
  }
}
export type ThreadCodes = ReturnType<typeof createThreadCodes>
