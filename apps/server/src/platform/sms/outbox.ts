import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Clock } from '../clock/port.ts'
import { createRecordFolder } from '../files/record-folder.ts'
import { checkedSms } from './checked-message.ts'
import type { SmsPort } from './port.ts'

const KEPT_MESSAGES = 500

const outboxSmsSchema = z.object({ messageId: z.string(), at: z.string(), to: z.string(), text: z.string() })

export type OutboxSms = z.infer<typeof outboxSmsSchema>

export type SmsOutbox = SmsPort & {
  /** Newest first; only those to one phone when it is given. */
  messages(to?: string): Promise<OutboxSms[]>
}

/** Sends nothing: messages stay readable in `<dataDir>/outbox/sms`, the oldest make room for new ones. */
export function createSmsOutbox(options: { dataDir: string; clock: Clock; keep?: number }): SmsOutbox {
  const records = createRecordFolder<OutboxSms>({
    folder: join(options.dataDir, 'outbox', 'sms'),
    keep: options.keep ?? KEPT_MESSAGES,
    clock: options.clock,
    parse: (json) => outboxSmsSchema.safeParse(json).data,
  })
  return {
    kind: 'outbox',
    send: async (message) => {
      const messageId = randomUUID()
      const { to, text } = checkedSms(message)
      await records.add({ messageId, at: options.clock.now().toISOString(), to, text })
      return { messageId }
    },
    messages: async (to) => {
      const all = await records.newest()
      return to === undefined ? all : all.filter((sms) => sms.to === to)
    },
  }
}
