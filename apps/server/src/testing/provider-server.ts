import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ProviderAnswer = { status: number; body?: unknown; headers?: Record<string, string> }
/** A webhook as it would be sent; a test delivers it when and as often as it likes. */
export type QueuedWebhook = { url: string; headers: Record<string, string>; body: string }
/** What goes wrong with the next calls: before anything happened, or after, so that only the answer is lost. */
type Trouble = {
  /** Only with a call like this, `METHOD /path`: others pass by, such as those of a job that still runs. */
  with?: RegExp
} & Kind
type Kind =
  | { kind: 'none' }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'silence' }
  | { kind: 'lost answer' }
  /** The line breaks in the middle of it. */
  | { kind: 'half an answer' }

export type ProviderServer = {
  url: string
  /** `METHOD /path`, in their order. */
  calls: string[]
  bodies: string[]
  webhooks: QueuedWebhook[]
  queue(webhook: QueuedWebhook): void
  trouble(...next: Trouble[]): void
  /** Its own clock, which a test can set. */
  now(): number
  at(moment: Date): void
  close(): Promise<void>
}

/**
 * What stand-ins of payment providers share: real HTTP, answers remembered under idempotency keys, trouble on demand,
 * and webhooks that wait for the test to deliver them.
 */
export async function openProviderServer(
  answer: (request: IncomingMessage, body: string) => ProviderAnswer,
): Promise<ProviderServer> {
  const calls: string[] = []
  const bodies: string[] = []
  const webhooks: QueuedWebhook[] = []
  const troubles: Trouble[] = []
  const remembered = new Map<string, { body: string; answer: ProviderAnswer }>()
  let moment = Date.now()

  /** Duplicates get the first answer; the same key with other content is a mistake. */
  function once(request: IncomingMessage, body: string): ProviderAnswer {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return answer(request, body)
    const earlier = remembered.get(key)
    const content = `${request.method} ${request.url} ${body}`
    if (earlier && earlier.body !== content)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'key reused' } } }
    const made = earlier?.answer ?? answer(request, body)
    if (made.status < 500) remembered.set(key, { body: content, answer: made })
    return made
  }

  function takeTrouble(call: string): Trouble | undefined {
    const index = troubles.findIndex((trouble) => trouble.with?.test(call) ?? true)
    return index < 0 ? undefined : troubles.splice(index, 1)[0]
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const call = `${request.method} ${request.url}`
    calls.push(call)
    bodies.push(body)
    const trouble = takeTrouble(call)
    if (trouble?.kind === 'silence') return
    if (trouble?.kind === 'lost answer') return void once(request, body)
    const made: ProviderAnswer = trouble?.kind === 'status' ? trouble : once(request, body)
    const answered = made.body === undefined ? '' : JSON.stringify(made.body)
    response.writeHead(made.status, { 'content-type': 'application/json', ...made.headers })
    if (trouble?.kind !== 'half an answer') return void response.end(answered)
    response.write(answered.slice(0, answered.length / 2), () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    bodies,
    webhooks,
    queue: (webhook) => void webhooks.push(webhook),
    trouble: (...next) => void troubles.push(...next),
    now: () => moment,
    at: (next) => {
      moment = next.getTime()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
