import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { MailError } from '../../platform/mail/port.ts'
import { SmsError } from '../../platform/sms/port.ts'
import type { Causes } from './causes.ts'
import { deleteMessage, findQueued, markQueued, type Outcome } from './repository.ts'
import type { MessageRow } from './tables.ts'

/** Later than this nobody waits for the answer any more, and a phone call is better. */
const GIVE_UP_HOURS = 3
const HOUR_MS = 3_600_000

const payloadSchema = z.object({ propertyId: z.string(), messageId: z.string() })
export type MessageToSend = z.infer<typeof payloadSchema>

type Dependencies = {
  db: Database
  clock: Clock
  causes: Causes
  deliver(message: MessageRow): Promise<void>
}

/**
 * Sends one message at least once: it is marked as sent after the port took it over. Further tries wait longer, up to
 * a quarter of an hour, and there are enough of them to reach the hour at which it gives up.
 */
export function sendMessageJob({ db, clock, causes, deliver }: Dependencies): Job<MessageToSend> {
  async function mark({ propertyId, id }: MessageRow, outcome: Outcome) {
    await db.tenant(propertyId, async (tx) => {
      const marked = await markQueued(tx, propertyId, id, outcome)
      if (!marked) return
      const cause = { kind: marked.causeKind, id: marked.causeId }
      await emit(tx, propertyId, 'message.changed', { messageId: id, state: marked.state, cause })
    })
  }

  /** The message, unless what it is about is gone: then it goes too. */
  function findToSend(propertyId: string, messageId: string): Promise<MessageRow | null> {
    return db.tenant(propertyId, async (tx) => {
      const found = await findQueued(tx, propertyId, messageId)
      if (!found) return null
      if (await causes.of(found.causeKind).isStanding(tx, propertyId, found.causeId)) return found
      await deleteMessage(tx, propertyId, messageId)
      return null
    })
  }

  const isTooLate = ({ createdAt }: MessageRow) =>
    clock.now().getTime() - createdAt.getTime() >= GIVE_UP_HOURS * HOUR_MS

  return defineJob({
    name: 'messaging.send-message',
    payload: payloadSchema,
    retries: 30,
    retryDelaySeconds: 10,
    handler: async ({ payload: { propertyId, messageId } }) => {
      const message = await findToSend(propertyId, messageId)
      if (!message) return
      try {
        await deliver(message)
      } catch (error) {
        const isFinal = isRefusal(error) || isTooLate(message)
        await mark(message, { failure: failureOf(error), ...(isFinal && { state: 'failed' as const }) })
        if (isFinal) return
        throw error
      }
      await mark(message, { state: 'sent', sentAt: clock.now(), failure: null })
    },
  })
}

const isPortError = (error: unknown) => error instanceof MailError || error instanceof SmsError

function isRefusal(error: unknown): boolean {
  return isPortError(error) && !error.retryable
}

/** A word of ours, never the server's own answer: that may repeat somebody's address. */
function failureOf(error: unknown): string {
  return isPortError(error) ? error.failure : 'unexpected'
}
