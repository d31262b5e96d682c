import type { Socket } from 'node:net'

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is not HTTP, or too slow or too long for it, gets a code and is let go at once. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ code: 'request/invalid', message: 'This is not a valid HTTP request.' })
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  if (socket.writable) socket.write(head + body)
  // A socket that is only ended stays half open for as long as the other side likes.
  socket.destroySoon()
}
