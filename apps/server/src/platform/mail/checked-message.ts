import { type MailAttachment, MailError, type MailMessage } from './port.ts'

const MAX_ADDRESS = 254
const MAX_SUBJECT = 500
const MAX_BODY_BYTES = 2 * 1024 * 1024
const MAX_ATTACHMENTS = 5
/** A third more on its way; servers commonly take 10 MB. */
const MAX_ATTACHED_BYTES = 5 * 1024 * 1024

// One bare address: none of the characters that would start a list, a name, a comment or another header.
export const BARE_ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const CONTROL = /\p{Cc}/u
const REFERENCE = /^[\w-]{1,80}$/
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,120}$/u
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]+$/

// Who the message is from and to, and how it is encoded, is decided here and by the mailer alone.
const RESERVED_HEADERS =
  /^(?:from|sender|to|cc|bcc|subject|reply-to|return-path|date|message-id|received|mime-version|content-.*|dkim-.*|resent-.*)$/i

/** Returns the message when no part of it can smuggle in a header or a second recipient; throws otherwise. */
export function checkedMessage(message: MailMessage): MailMessage {
  requireAddress('to', message.to)
  if (message.replyTo !== undefined) requireAddress('replyTo', message.replyTo)
  requireLine('subject', message.subject, MAX_SUBJECT)
  if (message.fromName !== undefined) requireLine('fromName', message.fromName, MAX_SUBJECT)
  requireBody('text', message.text)
  if (message.html !== undefined) requireBody('html', message.html)
  for (const [name, value] of Object.entries(message.headers ?? {})) requireHeader(name, value)
  if (message.reference !== undefined && !REFERENCE.test(message.reference)) throw invalid('reference')
  if (message.attachments) requireAttachments(message.attachments)
  return message
}

function requireAddress(field: string, value: string): void {
  if (value.length > MAX_ADDRESS || !BARE_ADDRESS.test(value)) throw invalid(field)
}

function requireLine(field: string, value: string, maxLength: number): void {
  if (value.length > maxLength || CONTROL.test(value)) throw invalid(field)
}

function requireBody(field: string, value: string): void {
  if (Buffer.byteLength(value) > MAX_BODY_BYTES) throw invalid(field)
}

function requireHeader(name: string, value: string): void {
  if (!HEADER_NAME.test(name) || RESERVED_HEADERS.test(name)) throw invalid('headers')
  requireLine('headers', value, 2000)
}

function requireAttachments(attachments: readonly MailAttachment[]): void {
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0)
  const areNamed = attachments.every(
    ({ fileName, type }) => FILE_NAME.test(fileName) && MEDIA_TYPE.test(type),
  )
  if (attachments.length > MAX_ATTACHMENTS || bytes > MAX_ATTACHED_BYTES || !areNamed) {
    throw invalid('attachments')
  }
}

// The field's name only: its value may be somebody's address.
const invalid = (field: string) => new MailError('invalid-message', `the mail's ${field} is not valid`)
