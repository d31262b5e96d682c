import type { ConnectionOptions } from 'node:tls'
import { createTransport } from 'nodemailer'
import { checkedMessage } from './checked-message.ts'
import type { MailMessage, MailPort } from './port.ts'
import { parseSender, type Sender } from './sender.ts'
import { toMailError } from './smtp-failure.ts'
import { parseSmtpUrl } from './smtp-url.ts'

export type SmtpOptions = {
  url: string
  /** MAIL_FROM. */
  from: string
  /** Limit of every single wait: connect, greeting, answer. */
  timeoutMs?: number
  /** For a mail server with a certificate of the house's own. */
  tls?: ConnectionOptions
}

/** Sends through the server of SMTP_URL over a small pool of connections. */
export function createSmtpMail({ url, from, timeoutMs = 15_000, tls }: SmtpOptions): MailPort {
  const server = parseSmtpUrl(url)
  const sender = parseSender(from)
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    host: server.host,
    port: server.port,
    secure: server.implicitTls,
    requireTLS: server.requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A message's content is text from people: it must never make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(server.auth && { auth: server.auth }),
    ...(tls && { tls }),
  })

  return {
    kind: 'smtp',
    send: async (message) => {
      const mail = toMail(checkedMessage(message), sender)
      try {
        const { messageId } = await transport.sendMail(mail)
        return { messageId }
      } catch (error) {
        throw toMailError(error)
      }
    },
    verify: async () => {
      try {
        await transport.verify()
      } catch (error) {
        throw toMailError(error)
      }
    },
    close: async () => transport.close(),
  }
}

function toMail(message: MailMessage, sender: Sender) {
  const { to, replyTo, fromName, headers, subject, text, html, attachments, reference, dkim } = message
  return {
    from: { name: fromName ?? sender.name, address: sender.address },
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(headers && { headers }),
    ...(reference !== undefined && { messageId: `<${reference}@${domainOf(sender)}>` }),
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    ...(attachments && {
      attachments: attachments.map(({ fileName, type, content }) => ({
        filename: fileName,
        contentType: type,
        content: Buffer.from(content),
      })),
    }),
  }
}

const domainOf = ({ address }: Sender): string => address.slice(address.lastIndexOf('@') + 1)
