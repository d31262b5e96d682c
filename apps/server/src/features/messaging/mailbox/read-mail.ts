import { withoutQuote } from '@innkeeper/domain/messaging/quoted-text.ts'
import PostalMime, { type Email } from 'postal-mime'
import type { InboundMessage } from '../inbound.ts'
import { beginningOfMail } from './beginning-of-mail.ts'
import { type DeliveryStatus, readDeliveryStatus } from './delivery-status.ts'
import { htmlToText } from './html-to-text.ts'

/** Longer letters are cut: nobody reads them in a thread. */
const LONGEST_TEXT = 10_000
/** Before the quote is taken out of it. */
const LONGEST_WITH_QUOTE = 100_000
/** Of a letter of HTML, which is mostly what it looks like. */
const LONGEST_HTML = 200_000
const MOST_REFERENCES = 50
/** Of all parts together. */
const MOST_HEADER_BYTES = 64 * 1024
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
  const mail = await PostalMime.parse(beginningOfMail(source), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 50,
    maxHeadersSize: MOST_HEADER_BYTES,
  })
  const report = readDeliveryStatus(mail)
  if (report) return { kind: 'report', report }
  const from = mail.from?.address ?? ''
  const written = mail.text?.trim() || htmlToText((mail.html ?? '').slice(0, LONGEST_HTML))
  const words = withoutQuote(written.slice(0, LONGEST_WITH_QUOTE)).slice(0, LONGEST_TEXT)
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
