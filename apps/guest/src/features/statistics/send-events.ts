import { addressOf } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import type { postPlatformStatistics } from '@innkeeper/api/statistics.ts'
import { clientVersion } from '../../platform/client-version.ts'
import type { Batch } from './tracker.ts'

/** As in the other features: the full definition would bring its schemas along. */
const STATISTICS = { method: 'POST', path: 'guest/:hotel/platformStatistics' } as const satisfies Pick<
  typeof postPlatformStatistics & Endpoint,
  'method' | 'path'
>
const TYPE = 'application/json'
/** Answers after which the same events are worth another try; any other refusal stands. */
const TRY_AGAIN = [408, 429, 500, 502, 503, 504]

/** One call that outlives the page, by whichever means this browser has; false when it may be tried again. */
export async function sendEvents(hotel: string, { name, events }: Batch): Promise<boolean> {
  const input = { params: { hotel }, query: { batch: name } }
  const call = addressOf(STATISTICS as typeof postPlatformStatistics, input)
  // A beacon carries no header, so either way it is in the address.
  const address = withVersion(call, clientVersion())
  const body = JSON.stringify(events)
  const outlivesPage = 'keepalive' in Request.prototype
  if (!outlivesPage && 'sendBeacon' in navigator) {
    return navigator.sendBeacon(address, new Blob([body], { type: TYPE }))
  }
  const answer = await fetch(address, {
    method: STATISTICS.method,
    headers: { 'content-type': TYPE },
    body,
    ...(outlivesPage ? { keepalive: true } : {}),
  })
  return !TRY_AGAIN.includes(answer.status)
}
