import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Kept = { uid: number; source: Buffer }

/** How the server behaves, to be changed by a test at any time. */
type Manner = { isMute: boolean; cutsAtFetch: boolean }

/** A mailbox on a free port that speaks as much of IMAP4rev1 as reading an inbox needs; `hotel` with `secret`. */
export async function startImapServer() {
  const mails: Kept[] = []
  const sockets = new Set<Socket>()
  const manner: Manner = { isMute: false, cutsAtFetch: false }
  const commands: string[] = []
  let uidValidity = 7
  let nextUid = 1

  function answer(socket: Socket, line: string) {
    const [tag = '', command = '', ...words] = line.split(' ')
    const name = command.toUpperCase() === 'UID' ? `UID ${words[0]?.toUpperCase()}` : command.toUpperCase()
    commands.push(name)
    const say = (...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`)
    const ok = (...before: string[]) => say(...before, `${tag} OK done`)
    switch (name) {
      case 'CAPABILITY':
        return ok('* CAPABILITY IMAP4rev1')
      case 'LOGIN':
        return words.join(' ').replaceAll('"', '') === 'hotel secret'
          ? ok()
          : say(`${tag} NO [AUTHENTICATIONFAILED] wrong`)
      case 'LIST':
      case 'LSUB':
        return ok(`* ${name} (\\HasNoChildren) "/" INBOX`)
      case 'SELECT':
      case 'EXAMINE':
        return ok(
          '* FLAGS (\\Seen)',
          `* ${mails.length} EXISTS`,
          '* 0 RECENT',
          `* OK [UIDVALIDITY ${uidValidity}] valid`,
          `* OK [UIDNEXT ${nextUid}] next`,
        )
      case 'UID FETCH':
        return manner.cutsAtFetch ? socket.destroy() : fetch(socket, tag, words)
      case 'LOGOUT':
        say('* BYE', `${tag} OK bye`)
        return socket.end()
      default:
        return ok()
    }
  }

  function fetch(socket: Socket, tag: string, [, range = '', ...items]: string[]) {
    const [from, to] = range.split(':')
    const newest = mails.at(-1)?.uid ?? 0
    const last = to === undefined ? Number(from) : to === '*' ? newest : Number(to)
    const first = Math.min(Number(from), to === '*' ? newest : Number(from))
    const wanted = items.join(' ').toUpperCase()
    for (const [place, { uid, source }] of mails.entries()) {
      if (uid < first || uid > last) continue
      const about = `UID ${uid} RFC822.SIZE ${source.length} INTERNALDATE "15-Nov-2026 11:00:00 +0000"`
      socket.write(`* ${place + 1} FETCH (${about}`)
      if (wanted.includes('BODY')) {
        socket.write(` BODY[] {${source.length}}\r\n`)
        socket.write(source)
      }
      socket.write(')\r\n')
    }
    socket.write(`${tag} OK done\r\n`)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (manner.isMute) return
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line) answer(socket, line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    manner,
    commands,
    /** A mail comes in. */
    deliver(source: string | Buffer) {
      const bytes = typeof source === 'string' ? Buffer.from(source.replace(/\r?\n/g, '\r\n')) : source
      mails.push({ uid: nextUid++, source: bytes })
    },
    /** As if the mailbox were made anew. */
    renumber() {
      uidValidity++
      for (const [place, mail] of mails.entries()) mail.uid = place + 1
      nextUid = mails.length + 1
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
