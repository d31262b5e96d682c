// A process of its own, so that making requests costs the measured servers nothing but the second core.
import autocannon from 'autocannon'

export type LoadOrder = {
  origin: string
  path: string
  headers: Record<string, string>
  amount: number
  connections: number
}
export type LoadResult = { seconds: number; failed: number; statuses: Record<string, number> }

/** More guests than the limit per address and minute could ever refuse. */
const GUESTS = 100
const SAMPLE_MS = 50
/** In a path, each guest's own number. */
const GUEST_TOKEN = '{guest}'

/** Each guest has an address behind the proxy, since the server counts requests by it. */
function addressOf(guest: number): string {
  return `10.1.1.${guest + 1}`
}

async function fire({ origin, path, headers, amount, connections }: LoadOrder): Promise<LoadResult> {
  const requests = Array.from({ length: GUESTS }, (_, guest) => ({
    path: path.replace(GUEST_TOKEN, String(guest)),
    headers: { ...headers, 'x-forwarded-for': addressOf(guest) },
  }))
  // Counted from answer to answer: connecting and the generator's own ending are not the server's.
  let firstAt = 0
  let lastAt = 0
  const result = await autocannon({ url: origin, connections, amount, sampleInt: SAMPLE_MS, requests }).on(
    'response',
    () => {
      lastAt = performance.now()
      firstAt ||= lastAt
    },
  )
  return {
    seconds: (lastAt - firstAt) / 1000,
    failed: result.errors + result.timeouts,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
    ),
  }
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await fire(order))
})
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')
