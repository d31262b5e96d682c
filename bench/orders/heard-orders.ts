import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export type HeardOrders = {
  /** When the event of each order came in, once all of these have. */
  times(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  close(): void
}

const LIMIT_MS = 60_000
const PLACED = /"requestId":"([\w-]{22})"/g

/** The stream of a member of staff, noting when each order came in; answers once the server has said hello. */
export async function hearOrders(address: string, cookie: string): Promise<HeardOrders> {
  const request = get(address, { headers: { cookie } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
  const heard = new Map<string, number>()
  let unread = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const arrivedAt = performance.now()
    const frames = (unread + chunk).split('\n\n')
    unread = frames.pop() ?? ''
    for (const frame of frames) {
      for (const [, orderId = ''] of frame.matchAll(PLACED))
        heard.set(orderId, heard.get(orderId) ?? arrivedAt)
    }
  })
  // Closing from this side is the only end there is.
  answer.on('error', () => undefined)
  await once(answer, 'data')

  return {
    async times(orderIds) {
      const limit = AbortSignal.timeout(LIMIT_MS)
      while (!orderIds.every((id) => heard.has(id))) await once(answer, 'data', { signal: limit })
      return heard
    },
    close: () => void request.destroy(),
  }
}
