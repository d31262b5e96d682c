import { connect, type Socket } from 'node:net'

/** Longer than any answer takes on a busy machine. */
const LIMIT_MS = 60_000

export type OpenStream = {
  path: string
  status: number
  /** In small letters. */
  head: string
  /** Once the stream has carried this text; rejects when it does not in time. */
  hears(text: string): Promise<void>
  close(): void
}

/** Asks for a live stream over a bare socket: thousands of them cost this process little. */
export function openStream(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<OpenStream> {
  const { hostname, port, host } = new URL(origin)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname)
  socket.setEncoding('latin1').setNoDelay()
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  let text = ''
  socket.on('data', (chunk: string) => {
    text += chunk
  })
  const holds = (wanted: string) =>
    until(socket, () => text.includes(wanted), `no ${wanted.trim()} on ${path}`)
  return holds('\r\n\r\n').then(() => ({
    path,
    status: Number(text.slice(9, 12)),
    head: text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase(),
    hears: holds,
    close: () => void socket.destroy(),
  }))
}

function until(socket: Socket, isDone: () => boolean, otherwise: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (isDone()) resolve()
  }
  const fail = () => reject(new Error(otherwise))
  const late = setTimeout(fail, LIMIT_MS)
  socket.on('data', look)
  socket.once('close', fail)
  socket.once('error', fail)
  look()
  return promise.finally(() => {
    clearTimeout(late)
    socket.off('data', look)
    socket.off('close', fail)
  })
}
