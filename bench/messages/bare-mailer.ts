import { createTransport } from 'nodemailer'
import type { MailMessage } from '../../apps/server/src/platform/mail/port.ts'

/** What a program would do that only sends: the same pool, the same bytes, nothing written down. */
export async function sendBare(url: string, mails: readonly MailMessage[]): Promise<void> {
  const { hostname, port } = new URL(url)
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    host: hostname,
    port: Number(port),
    secure: false,
    ignoreTLS: true,
  })
  try {
    await Promise.all(
      mails.map(({ to, subject, text, html, headers }) =>
        transport.sendMail({
          from: { name: 'Fjellheim', address: 'stay@innkeeper.example' },
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(headers && { headers }),
        }),
      ),
    )
  } finally {
    transport.close()
  }
}
