import { Agent, type IncomingMessage, request } from 'node:http'

export type Answer = { status: number; code: string | null; data: Record<string, unknown> | null }

type Send = { body: object; key: string; address: string; limitMs?: number }

/** Longer than any answer takes; a server that died closes the connection at once. */
const LIMIT_MS = 20_000

/** Sends over plain node:http; no answer, for whatever reason, is undefined. */
export function createLine(url: string): { send(what: Send): Promise<Answer | undefined> } {
  const agent = new Agent({ keepAlive: true })

  return {
    send: ({ body, key, address, limitMs = LIMIT_MS }) =>
      new Promise((resolve) => {
        const content = JSON.stringify(body)
        const call = request(url, {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
            'idempotency-key': key,
            'x-forwarded-for': address,
          },
        })
        const limit = setTimeout(() => call.destroy(), limitMs)
        const end = (answer?: Answer) => {
          clearTimeout(limit)
          resolve(answer)
        }
        call.once('error', () => end())
        call.once('response', (response) => answerIn(response).then(end, () => end()))
        call.end(content)
      }),
  }
}

async function answerIn(response: IncomingMessage): Promise<Answer> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  const { code = null, data = null } = JSON.parse(text)
  return { status: response.statusCode ?? 0, code, data }
}
