// Guests and a member of staff in a process of their own, so that they cost the measured servers nothing but a core.
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { hearOrders } from './heard-orders.ts'

export type OrderRun = {
  /** Where orders are sent. */
  address: string
  bodies: string[]
  amount: number
  guests: number
  /** A stream that hears of every order, where the server has one. */
  stream: { address: string; cookie: string } | null
}

export type OrderTimes = {
  seconds: number
  /** From sending an order to the end of its answer. */
  answerMs: number[]
  /** From the end of an order's answer to its event on the stream; 0 when the event was first. */
  eventMs: number[]
  /** From sending an order to its event. */
  wholeMs: number[]
}

/** The server counts calls by address: each stands for a few guests. */
const ORDERS_PER_ADDRESS = 20
let sent = 0

async function run({ address, bodies, amount, guests, stream }: OrderRun): Promise<OrderTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: guests })
  const heard = stream && (await hearOrders(stream.address, stream.cookie))
  const placed: { orderId: string; sentAt: number; answeredAt: number }[] = []
  let left = amount
  const startedAt = performance.now()

  async function guest(): Promise<void> {
    while (left > 0) {
      const body = bodies[--left % bodies.length] ?? ''
      const sentAt = performance.now()
      const orderId = await place(agent, address, body)
      placed.push({ orderId, sentAt, answeredAt: performance.now() })
    }
  }

  try {
    await Promise.all(Array.from({ length: guests }, guest))
    const seconds = (performance.now() - startedAt) / 1000
    const arrivals = await heard?.times(placed.map(({ orderId }) => orderId))
    const events = placed.flatMap((order) => {
      const arrivedAt = arrivals?.get(order.orderId)
      return arrivedAt === undefined ? [] : [{ ...order, arrivedAt }]
    })
    return {
      seconds,
      answerMs: placed.map(({ sentAt, answeredAt }) => answeredAt - sentAt),
      eventMs: events.map(({ answeredAt, arrivedAt }) => Math.max(0, arrivedAt - answeredAt)),
      wholeMs: events.map(({ sentAt, arrivedAt }) => arrivedAt - sentAt),
    }
  } finally {
    heard?.close()
    agent.destroy()
  }
}

/** Sends one order and answers its id. */
function place(agent: Agent, address: string, body: string): Promise<string> {
  const guest = Math.floor(sent++ / ORDERS_PER_ADDRESS)
  return new Promise((resolve, reject) => {
    const call = request(address, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`,
      },
    })
    call.once('error', reject)
    call.once('response', (answer) => textOf(answer).then((text) => resolve(orderIn(answer, text)), reject))
    call.end(body)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) text += chunk
  return text
}

function orderIn({ statusCode }: IncomingMessage, text: string): string {
  if (statusCode !== 200) throw new Error(`An order was answered with ${statusCode}: ${text}`)
  return (JSON.parse(text) as { data: { orderId: string } }).data.orderId
}

process.on('message', async (order: OrderRun) => {
  process.send?.(await run(order).catch((error: unknown) => ({ failure: String(error) })))
})
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')
