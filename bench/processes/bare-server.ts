// The baseline: node:http and nothing else. It takes each answer once from the real server and sends the same
// bytes and headers from then on, and 304 to whoever has them.
import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { withoutScripts } from '../page/without-scripts.ts'

type Kept = { etag: string | undefined; status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Belong to one connection or one moment, not to the answer; Node writes its own. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date']

const { ORIGIN = '', WITHOUT_SCRIPTS } = process.env
const answers = new Map<string, Kept>()

async function copyOf(path: string): Promise<Kept> {
  const [answer] = (await once(get(ORIGIN + path, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const headers = { ...answer.headers }
  for (const name of OWN_HEADERS) delete headers[name]
  const body = WITHOUT_SCRIPTS && isPage(headers) ? stripped(Buffer.concat(chunks)) : Buffer.concat(chunks)
  headers['content-length'] = String(body.length)
  return { etag: headers.etag, status: answer.statusCode ?? 0, headers, body }
}

function isPage(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/html') === true && headers['content-encoding'] === 'br'
}

function stripped(page: Buffer): Buffer {
  return brotliCompressSync(withoutScripts(brotliDecompressSync(page).toString()))
}

function send(
  { etag, status, headers, body }: Kept,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    const { 'content-length': _length, 'content-encoding': _coding, ...unchanged } = headers
    response.writeHead(304, unchanged).end()
  } else response.writeHead(status, headers).end(body)
}

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  const kept = answers.get(path)
  if (kept) return send(kept, request, response)
  copyOf(path).then(
    (copy) => {
      if (copy.status === 200) answers.set(path, copy)
      send(copy, request, response)
    },
    () => response.writeHead(502).end(),
  )
})
// What was copied is thrown away, so that the next request takes it anew.
process.on('message', () => {
  answers.clear()
  process.send?.('forgotten')
})
process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
