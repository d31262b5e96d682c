import { createHash, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { mailServerError, startMailServer } from './mail-server-stand-in.ts'
import { MailError, type MailMessage } from './port.ts'
import { createSmtpMail, type SmtpOptions } from './smtp.ts'

type ServerOptions = Parameters<typeof startMailServer>[0]

const message: MailMessage = { to: 'guest@example.com', subject: 'Welcome', text: 'See you soon.' }

describe('mail over SMTP', () => {
  const cleanups: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })

  async function mailServer(options?: ServerOptions) {
    const server = await startMailServer(options)
    cleanups.push(server.close)
    return server
  }
  function mailTo(port: number, account = '', options: Partial<SmtpOptions> = {}) {
    const url = `smtp://${account}127.0.0.1:${port}${options.url ?? ''}`
    const mail = createSmtpMail({
      timeoutMs: 5000,
      from: 'Innkeeper <stay@fjellheim.example>',
      ...options,
      url,
    })
    cleanups.push(mail.close)
    return mail
  }
  const failureOf = async (sending: Promise<unknown>) => {
    const error = await sending.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!(error instanceof MailError)) throw new Error('no MailError', { cause: error })
    return error
  }

  it('signs a message with the key of its property, so that its words and sender can be proved', async () => {
    const server = await mailServer()
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const dkim = { domain: 'fjellheim.example', selector: 'inn-2026', privateKey }
    const mail = mailTo(server.port)
    await mail.send({ ...message, dkim })
    await mail.send(message)
    const [signed, plain] = server.received.map(({ source }) => source)
    const header = /^DKIM-Signature: (?:.|\r\n[ \t])*/m.exec(signed ?? '')?.[0] ?? ''
    expect(header).toMatch(/d=fjellheim\.example;/)
    expect(header).toMatch(/s=inn-2026;/)
    expect(plain).not.toContain('DKIM-Signature')
    const body = (signed ?? '')
      .split('\r\n\r\n')
      .slice(1)
      .join('\r\n\r\n')
      .replace(/(\r\n)*$/, '\r\n')
    const hash = createHash('sha256').update(body).digest('base64')
    expect(header.replace(/\s/g, '')).toContain(`bh=${hash}`)
  })

  it('hands over a message with both parts, its headers and its addresses', async () => {
    const server = await mailServer()
    const receipt = await mailTo(server.port).send({
      ...message,
      html: '<p>See you soon.</p>',
      fromName: 'Fjellheim',
      replyTo: 'front-desk@fjellheim.example',
      headers: { 'List-Unsubscribe': '<https://hotel.example/u/1>' },
    })
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'stay@fjellheim.example', to: ['guest@example.com'] })
    expect(mail?.source).toContain(`Message-ID: ${receipt.messageId}`)
    expect(mail?.source).toMatch(/^From: "?Fjellheim"? <stay@fjellheim\.example>\r$/m)
    expect(mail?.source).toMatch(/^Reply-To: front-desk@fjellheim\.example\r$/m)
    expect(mail?.source).toMatch(/^List-Unsubscribe: <https:\/\/hotel\.example\/u\/1>\r$/m)
    expect(mail?.source).toContain('text/plain')
    expect(mail?.source).toContain('<p>See you soon.</p>')
  })

  it('hands over files with the message', async () => {
    const server = await mailServer()
    const content = Buffer.from('%PDF-1.7 a receipt')
    const attachments = [{ fileName: 'kvittering-1042.pdf', type: 'application/pdf', content }]
    await mailTo(server.port).send({ ...message, attachments })
    const source = server.received[0]?.source ?? ''
    expect(source).toMatch(/^Content-Type: application\/pdf; name=kvittering-1042\.pdf\r$/m)
    expect(source).toContain('Content-Disposition: attachment')
    expect(source).toContain(content.toString('base64'))
  })

  it('sends a subject and a sender’s name in any language', async () => {
    const server = await mailServer()
    const words = 'Velkommen til Fjällheim – æøå 雪'
    await mailTo(server.port).send({ ...message, subject: words, fromName: 'Fjällheim 雪' })
    const source = server.received[0]?.source ?? ''
    expect(headerOf(source, 'Subject')).toBe(words)
    expect(headerOf(source, 'From')).toBe('Fjällheim 雪 <stay@fjellheim.example>')
    expect(source.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/)
  })

  it('signs in with the account of the address', async () => {
    const server = await mailServer({ authOptional: false })
    await mailTo(server.port, 'hotel:secret@').send(message)
    expect(server.received[0]?.user).toBe('hotel')
  })

  it('keeps a message for later when the account is not accepted', async () => {
    const server = await mailServer({ authOptional: false })
    const error = await failureOf(mailTo(server.port, 'hotel:wrong@').send(message))
    expect(error).toMatchObject({ failure: 'authentication', retryable: true })
    expect(server.received).toEqual([])
  })

  it('uses STARTTLS when the server offers it', async () => {
    const server = await mailServer({ disabledCommands: [] })
    const mail = mailTo(server.port, 'hotel:secret@', { tls: { rejectUnauthorized: false } })
    await mail.send(message)
    expect(server.received[0]).toMatchObject({ secure: true, user: 'hotel' })
  })

  it('does not send over a connection whose certificate it cannot trust', async () => {
    const server = await mailServer({ disabledCommands: [] })
    const error = await failureOf(mailTo(server.port).send(message))
    expect(error).toMatchObject({ failure: 'connection', retryable: true })
    expect(server.received).toEqual([])
  })

  it('does not send in the clear where TLS is required', async () => {
    const server = await mailServer()
    const error = await failureOf(mailTo(server.port, '', { url: '?tls=required' }).send(message))
    expect(error).toMatchObject({ failure: 'connection', retryable: true })
    expect(server.received).toEqual([])
  })

  it('tells apart "never" (5xx) and "not now" (4xx)', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('full')
            ? mailServerError(452, 'mailbox full')
            : mailServerError(550, 'no such user'),
        ),
    })
    const mail = mailTo(server.port)
    const never = await failureOf(mail.send({ ...message, to: 'gone@example.com' }))
    expect(never).toMatchObject({ failure: 'refused', retryable: false })
    expect(never.serverAnswer()).toContain('no such user')
    const later = await failureOf(mail.send({ ...message, to: 'full@example.com' }))
    expect(later).toMatchObject({ failure: 'deferred', retryable: true })
  })

  it('reports a message refused after its content was sent', async () => {
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.once('end', () => done(mailServerError(554, 'looks like spam')))
      },
    })
    const error = await failureOf(mailTo(server.port).send(message))
    expect(error).toMatchObject({ failure: 'refused', retryable: false })
  })

  it('shows nobody’s address in an error that is logged', async () => {
    const server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(mailServerError(550, `${address} is unknown here`)),
    })
    const error = await failureOf(mailTo(server.port).send(message))
    expect(`${error.stack} ${JSON.stringify(error)} ${Object.values(error)}`).not.toContain(
      'guest@example.com',
    )
    expect(error.cause).toBeUndefined()
    expect(error.serverAnswer()).toContain('guest@example.com')
  })

  it('gives up on a server that accepts the connection and then stays silent', async () => {
    const held: Socket[] = []
    const silent = createServer((socket) => held.push(socket))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    cleanups.push(async () => {
      for (const socket of held) socket.destroy()
      silent.close()
    })
    const { port } = silent.address() as AddressInfo
    const error = await failureOf(mailTo(port, '', { timeoutMs: 200 }).send(message))
    expect(error).toMatchObject({ failure: 'connection', retryable: true })
  })

  it('keeps a message for later when nobody listens', async () => {
    const server = await startMailServer()
    await server.close()
    const mail = mailTo(server.port)
    expect(await failureOf(mail.send(message))).toMatchObject({ failure: 'connection', retryable: true })
    expect(await failureOf(mail.verify())).toMatchObject({ failure: 'connection' })
  })

  it('verifies a working server without sending anything', async () => {
    const server = await mailServer({ authOptional: false })
    await mailTo(server.port, 'hotel:secret@').verify()
    expect(await failureOf(mailTo(server.port, 'hotel:wrong@').verify())).toMatchObject({
      failure: 'authentication',
    })
    expect(server.received).toEqual([])
  })

  it('never connects for a message that could smuggle in a header', async () => {
    const server = await mailServer()
    const error = await failureOf(
      mailTo(server.port).send({ ...message, subject: 'Hi\r\nBcc: all@example.com' }),
    )
    expect(error).toMatchObject({ failure: 'invalid-message', retryable: false })
    expect(server.received).toEqual([])
  })
})

/** A header's value with folding and RFC 2047 words undone. */
function headerOf(source: string, name: string): string {
  const unfolded = (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const line = unfolded.split('\r\n').find((header) => header.startsWith(`${name}: `)) ?? ''
  return line
    .slice(name.length + 2)
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quotedPrintable(word),
    )
}

function quotedPrintable(word: string): string {
  return decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%'))
}
