import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const VERSION = /\d+\.\d+\.\d+\+[0-9a-f]{10}/g

export type ServerProxy = {
  url: string
  /** From now on the service worker is that of another version. */
  release: (version: string) => void
  /** From now on nothing is answered, though the connection stands. */
  stopAnswering: () => void
  stop: () => Promise<void>
}

/** Stands before a server, to show a browser what a network or an update can do to it. */
export async function openProxy(origin: string): Promise<ServerProxy> {
  let released: string | undefined
  let isSilent = false
  const proxy = createServer((asked, answer) => {
    if (isSilent) return
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
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

function withoutLength({ 'content-length': _, etag: __, ...headers }: IncomingHttpHeaders) {
  return headers
}
