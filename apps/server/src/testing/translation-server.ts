import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type HeardCall = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }
type Reply = { status: number; body?: unknown; headers?: Record<string, string>; delayMs?: number }

export type TranslationServer = {
  url: string
  calls: HeardCall[]
  /** What the next calls get instead of a translation, in their order. */
  replyNext(...replies: Reply[]): void
  /** How it translates a line; in capitals unless said otherwise. Tags are left alone. */
  speaks(translate: (text: string, target: string) => string): void
  close(): Promise<void>
}

const inCapitals = (text: string) =>
  text.replace(/<[^>]*>|&\w+;|[^<&]+/g, (part) => (/^[<&]/.test(part) ? part : part.toUpperCase()))

/** A translation service that speaks both DeepL's way and LibreTranslate's, on this machine. */
export async function openTranslationServer(): Promise<TranslationServer> {
  const calls: HeardCall[] = []
  const replies: Reply[] = []
  let translate: (text: string, target: string) => string = inCapitals
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>
    calls.push({ path: request.url ?? '', headers: request.headers, body })
    const reply = replies.shift() ?? { status: 200, body: answerTo(request.url ?? '', body) }
    setTimeout(() => {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(JSON.stringify(reply.body ?? {}))
    }, reply.delayMs ?? 0)
  })
  function answerTo(path: string, body: Record<string, unknown>): unknown {
    if (path === '/v2/translate') {
      const texts = body.text as string[]
      return { translations: texts.map((text) => ({ text: translate(text, String(body.target_lang)) })) }
    }
    return { translatedText: (body.q as string[]).map((text) => translate(text, String(body.target))) }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    replyNext: (...next) => void replies.push(...next),
    speaks: (next) => {
      translate = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
