import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string; secure: boolean; user: string }

/** A real SMTP server on a free port, for tests: keeps what it receives; accepts `hotel` with `secret`. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'hotel' && password === 'secret') return done(null, { user: username })
      return done(new Error('Invalid username or password'))
    },
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      // A mail whose sender is gone in the middle of it is none.
      const source = await text(stream).catch(() => null)
      if (source === null) return
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map((recipient) => recipient.address),
        source,
        secure: session.secure,
        user: String(session.user ?? ''),
      })
      done(null, 'kept')
    },
    ...options,
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

export function mailServerError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
