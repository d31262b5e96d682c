import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Clock } from '../clock/port.ts'
import { createRecordFolder } from '../files/record-folder.ts'
import { checkedMessage } from './checked-message.ts'
import type { MailPort } from './port.ts'

const KEPT_MESSAGES = 500

const outboxMailSchema = z.object({
  messageId: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  fromName: z.optional(z.string()),
  replyTo: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** What went with it, by name: the bytes themselves are not kept. */
  attachments: z.optional(z.array(z.object({ fileName: z.string(), type: z.string(), bytes: z.int() }))),
})

export type OutboxMail = z.infer<typeof outboxMailSchema>

export type MailOutbox = MailPort & {
  /** Newest first; only those to one address when it is given. */
  messages(to?: string): Promise<OutboxMail[]>
}

/** Sends nothing: messages stay readable in `<dataDir>/outbox/mail`, the oldest make room for new ones. */
export function createMailOutbox(options: { dataDir: string; clock: Clock; keep?: number }): MailOutbox {
  const records = createRecordFolder<OutboxMail>({
    folder: join(options.dataDir, 'outbox', 'mail'),
    keep: options.keep ?? KEPT_MESSAGES,
    clock: options.clock,
    parse: (json) => outboxMailSchema.safeParse(json).data,
  })
  return {
    kind: 'outbox',
    send: async (message) => {
      const messageId = `<${randomUUID()}@outbox.invalid>`
      const { attachments, reference: _, dkim: __, ...mail } = checkedMessage(message)
      const attached = attachments?.map(({ fileName, type, content }) => ({
        fileName,
        type,
        bytes: content.byteLength,
      }))
      await records.add({
        messageId,
        at: options.clock.now().toISOString(),
        ...mail,
        ...(attached && { attachments: attached }),
      })
      return { messageId }
    },
    verify: async () => {},
    close: async () => {},
    messages: async (to) => {
      const all = await records.newest()
      return to === undefined ? all : all.filter((mail) => mail.to === to)
    },
  }
}
