import type { CallInput } from '@innkeeper/api/client.ts'
import type { getUpgrades, listUpgrades, requestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { addressAt, type EndpointRoute, type Query, queryOf } from '../../platform/query.ts'
import type { UpgradesPlace } from './upgrades-place.tsx'

const UPGRADES = {
  method: 'GET',
  path: 'guest/:hotel/roomUpgrades/:bookingId',
} as const satisfies EndpointRoute<typeof getUpgrades>
const ALL = { method: 'GET', path: 'guest/:hotel/roomUpgrades' } as const satisfies EndpointRoute<
  typeof listUpgrades
>
const REQUEST = {
  method: 'POST',
  path: 'guest/:hotel/roomUpgrades/:roomUpgradeId/requests',
} as const satisfies EndpointRoute<typeof requestUpgrade>

/** What is free, and what it costs, changes by itself. */
const FRESH_MS = 60_000
const AS_TIME_PASSES = { staleAfterMs: FRESH_MS, lookEveryMs: FRESH_MS } as const

type Asked = Pick<UpgradesPlace, 'hotel' | 'booking' | 'languageIndex'>

export function upgradesQuery({ hotel, booking, languageIndex }: Asked): Query<Upgrades> {
  const query = { language: languageIndex }
  const asked =
    booking === null
      ? queryOf<typeof listUpgrades>(ALL, { params: { hotel }, query })
      : queryOf<typeof getUpgrades>(UPGRADES, { params: { hotel, bookingId: booking }, query })
  return { ...asked, ...AS_TIME_PASSES }
}

export function upgradesAddress({ hotel, booking }: Asked): string {
  return booking === null ? addressAt(ALL, { hotel }) : addressAt(UPGRADES, { hotel, bookingId: booking })
}

export type RequestBody = CallInput<typeof requestUpgrade>['body']
export type RequestAnswer = Awaited<ReturnType<typeof sendRequest>>

export function sendRequest({ call }: AnswerStore, input: CallInput<typeof requestUpgrade>) {
  return call(REQUEST as typeof requestUpgrade, input)
}
