import { StartupError } from '../db/errors.ts'

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (smtps). */
  implicitTls: boolean
  /** Refuse to go on when the server offers no STARTTLS. */
  requireTls: boolean
  auth?: { user: string; pass: string }
}

/**
 * Reads `smtp://user:password@host:587`. A password is never sent in the clear, so an
 * account on another machine asks for TLS; `tls=required` asks for it without an account.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    // Without the value: it holds a password.
    throw new StartupError(
      'SMTP_URL is not the address of a mail server.',
      'Write smtp://user:password@host:587',
    )
  }
  const implicitTls = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decodeURIComponent(url.username)
  return {
    host,
    port: url.port ? Number(url.port) : implicitTls ? 465 : 587,
    implicitTls,
    requireTls: url.searchParams.get('tls') === 'required' || (user !== '' && !isLoopback(host)),
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')
