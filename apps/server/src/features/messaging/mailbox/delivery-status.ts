import type { Attachment, Email } from 'postal-mime'

/** A report of a mail server that a mail could not be delivered (RFC 3464). */
export type DeliveryStatus = {
  /** What the returned mail calls itself, with its angle brackets. */
  messageIds: string[]
  /** Whom it never reaches, in lower case; delays are not among them. */
  unreachable: string[]
}

const STATUS_TYPE = 'message/delivery-status'
const RETURNED_TYPES = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers']
const MESSAGE_ID = /^message-id:\s*(<[^<>\s]{1,300}>)/im
const PERMANENT = /^5\.\d{1,3}\.\d{1,3}\b/
const MOST_RECIPIENTS = 20

/** What the mail reports; null for a mail that is no such report. */
export function readDeliveryStatus({ attachments }: Pick<Email, 'attachments'>): DeliveryStatus | null {
  const reports = attachments.filter(({ mimeType }) => mimeType === STATUS_TYPE)
  if (reports.length === 0) return null
  const returned = attachments.filter(({ mimeType }) => RETURNED_TYPES.includes(mimeType))
  return {
    messageIds: returned.flatMap((part) => MESSAGE_ID.exec(headersOf(part))?.[1] ?? []),
    unreachable: reports.flatMap((part) => unreachableIn(textOf(part))),
  }
}

function unreachableIn(report: string): string[] {
  const blocks = report.replace(/\r\n?/g, '\n').split(/\n\s*\n/)
  return blocks.slice(0, MOST_RECIPIENTS).flatMap((block) => {
    const field = fieldsOf(block)
    const isFailed = field('action').toLowerCase() === 'failed' && PERMANENT.test(field('status'))
    if (!isFailed) return []
    // The mail may have been passed on: the first is where we sent it.
    return ['original-recipient', 'final-recipient'].map((name) => addressIn(field(name))).filter(Boolean)
  })
}

function fieldsOf(block: string): (name: string) => string {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  const fields = new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const
    }),
  )
  return (name) => fields.get(name) ?? ''
}

/** `rfc822; somebody@example.com` */
function addressIn(value: string): string {
  const [, address = ''] = /^[\w-]+\s*;\s*<?([^<>\s]+@[^<>\s]+)>?/.exec(value) ?? []
  return address.toLowerCase()
}

const textOf = ({ content }: Attachment) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')
const headersOf = (part: Attachment) => textOf(part).split(/\r?\n\r?\n/, 1)[0] ?? ''
