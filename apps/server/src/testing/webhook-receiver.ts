import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WebhookEvent } from '@innkeeper/domain/webhooks/events.ts'
import {
  EVENT_ID_HEADER,
  readSignatureHeader,
  SIGNATURE_HEADER,
  signedText,
} from '@innkeeper/domain/webhooks/signature.ts'
import type { WebhooksServices } from '../features/webhooks/service.ts'
import type { TestApp } from './app.ts'

/** What a webhook says of one event. */
type Message = {
  id: string
  event: WebhookEvent
  property: string
  data: Partial<Record<'booking' | 'order' | 'change', Record<string, unknown> | null>>
}

export type Received = {
  eventId: string
  signature: string
  body: string
  json: Message
}

type Answer = { status: number; body?: string; headers?: Record<string, string> } | 'silence' | 'hang up'

/** Another system that hears webhooks, over real HTTP; it answers as the test says, else with a success. */
export async function openReceiver() {
  const received: Received[] = []
  const answers: Answer[] = []
  let always: Answer = { status: 200, body: 'thanks' }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const header = (name: string) => String(request.headers[name] ?? '')
    received.push({
      eventId: header(EVENT_ID_HEADER),
      signature: header(SIGNATURE_HEADER),
      body,
      json: JSON.parse(body) as Message,
    })
    const answer = answers.shift() ?? always
    if (answer === 'silence') return
    if (answer === 'hang up') return void request.socket.destroy()
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    next: (...given: Answer[]) => void answers.push(...given),
    answerAlways: (answer: Answer) => {
      always = answer
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As a receiver checks it: whether one of the signatures is by this secret. */
export function isSignedBy(secret: string, { signature, body }: Received): boolean {
  const read = readSignatureHeader(signature)
  if (!read) return false
  const expected = createHmac('sha256', secret).update(signedText(read.timestamp, body)).digest('hex')
  return read.signatures.includes(expected)
}

/** Writes down what happened in a property and sends what is due, at once. */
export function webhookWork(app: TestApp): WebhooksServices['work'] {
  const feature = app.features.find(({ name }) => name === 'webhooks')
  if (!feature) throw new Error('the app tells no other systems')
  return (feature.services as WebhooksServices).work
}
