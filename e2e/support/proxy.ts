import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** What needs no database. */
const FILES = /^\/(assets-guest|font-files|service-worker\.js|version\.txt)/
export const AWAY_PAGE =
  '<!doctype html><html lang="en"><title>Away</title><h1>We’ll be right back</h1></html>'

const VERSION = /\d+\.\d+\.\d+\+[0-9a-f]{10}/g

export type ServerProxy = {
  url: string
  /** From now on the service worker is that of another version. */
  release: (version: string) => void
  /** From now on nothing is answered, though the connection stands. */
  stopAnswering: () => void
  /** From now on, or no longer, the server cannot answer, as when its database is away; its files still come. */
  setAway: (isAway: boolean) => void
  stop: () => Promise<void>
}

/** Stands before a server, to show a browser what a network or an update can do to it. */
export async function openProxy(origin: string): Promise<ServerProxy> {
  let released: string | undefined
  let isSilent = false
  let isServerAway = false
  const proxy = createServer((asked, answer) => {
    if (isSilent) return
    if (isServerAway && !FILES.test(asked.url ?? '')) return refuse(asked, answer)
    const version = asked.url === '/service-worker.js' ? released : undefined
    // Without its headers it comes as plain text, which can be changed on the way.
    const headers = version === undefined ? asked.headers : {}
    const forwarded = request(origin + asked.url, { method: asked.method, headers }, async (got) => {
      if (version === undefined) {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
        return
      }
      const script = (await got.setEncoding('utf8').toArray()).join('')
      answer.writeHead(200, withoutLength(got.headers)).end(script.replace(VERSION, version))
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: (version) => {
      released = version
    },
    stopAnswering: () => {
      isSilent = true
    },
    setAway: (isAway) => {
      isServerAway = isAway
    },
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

function refuse({ headers }: IncomingMessage, answer: ServerResponse): void {
  const isPage = (headers.accept ?? '').includes('text/html')
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  answer.writeHead(503, { 'content-type': type, 'retry-after': '5', 'cache-control': 'no-store' })
  answer.end(isPage ? AWAY_PAGE : '{"code":"server/unavailable","message":""}')
}

function withoutLength({ 'content-length': _, etag: __, ...headers }: IncomingHttpHeaders) {
  return headers
}
