import { withoutQuote } from '@innkeeper/domain/messaging/quoted-text.ts'
import PostalMime, { type Email } from 'postal-mime'
import type { InboundMessage } from '../inbound.ts'
import { type DeliveryStatus, readDeliveryStatus } from './delivery-status.ts'
import { htmlToText } from './html-to-text.ts'

/** Longer letters are cut: nobody reads them in a thread. */
const LONGEST_TEXT = 10_000
/** Of a letter of HTML, which is mostly what it looks like. */
const LONGEST_HTML = 200_000
const MOST_REFERENCES = 50
const MESSAGE_ID = /<[^<>\s]{1,300}>/g
/** Programs that answer, lists and newsletters. */
const AUTOMATIC_PRECEDENCE = /^(?:bulk|junk|list|auto_reply)$/i

export type ReadMail =
  | { kind: 'report'; report: DeliveryStatus }
  | {
      kind: 'letter'
      letter: Omit<InboundMessage, 'propertyId' | 'channel' | 'at' | 'providerId'>
      id: string | null
    }
  /** Nothing somebody wrote: an automatic answer, a newsletter, or no words at all. */
  | { kind: 'nothing' }

/** What a mail is: a report about one of ours, or something somebody wrote. Throws for what is no mail. */
export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 50,
  })
  const report = readDeliveryStatus(mail)
  if (report) return { kind: 'report', report }
  const from = mail.from?.address ?? ''
  const words = withoutQuote(mail.text?.trim() || htmlToText((mail.html ?? '').slice(0, LONGEST_HTML))).slice(
    0,
    LONGEST_TEXT,
  )
  if (from === '' || words === '' || isAutomatic(mail)) return { kind: 'nothing' }
  return {
    kind: 'letter',
    letter: {
      from: from.toLowerCase(),
      text: words,
      ...(mail.subject !== undefined && { subject: mail.subject }),
      references: [...`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.matchAll(MESSAGE_ID)]
        .slice(0, MOST_REFERENCES)
        .map(([id]) => id),
    },
    id: mail.messageId ?? null,
  }
}

function isAutomatic({ headers, returnPath }: Email): boolean {
  const value = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? ''
  const submitted = value('auto-submitted').toLowerCase()
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    AUTOMATIC_PRECEDENCE.test(value('precedence')) ||
    value('x-autoreply') !== '' ||
    value('x-autorespond') !== '' ||
    value('list-id') !== '' ||
    returnPath === '<>'
  )
}
