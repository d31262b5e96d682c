import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { ROLES, type Role } from '@innkeeper/domain/team/roles.ts'
import { expect, test, vi } from 'vitest'
import { waitingQuery } from '../../features/orders/requests/api.ts'
import { sessionQuery } from '../../platform/session.ts'
import { loadedFor } from '../../testing/draw.tsx'
import { drawLinked } from '../../testing/draw-linked.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { TodayPage } from './today-page.tsx'

const asked: Endpoint[] = []
vi.mock('../../platform/call.ts', () => ({ call: (endpoint: Endpoint) => void asked.push(endpoint) }))

const NONE_WAITING = { items: [], total: 0, page: 1, pageSize: 50, waiting: 0, toDo: 0, categories: null }

/** What Today asks the server for, of what is not refused by the page itself. */
function callsOf(role: Role): Endpoint[] {
  const session = sampleSession({ claims: { roles: [role] }, property: { modules: [...MODULES] } })
  const queryClient = loadedFor(session)
  // What stands below the requests asks once they are there.
  queryClient.setQueryData(waitingQuery.queryKey, NONE_WAITING)
  drawLinked(<TodayPage />, queryClient)
  asked.length = 0
  for (const { options, queryKey } of queryClient.getQueryCache().getAll()) {
    if (queryKey === sessionQuery.queryKey) continue
    const { enabled, queryFn } = options as { enabled?: boolean; queryFn?: (context: unknown) => unknown }
    if (enabled !== false) queryFn?.({})
  }
  return [...asked]
}

test.each(ROLES.filter((role) => role !== 'internal'))(
  '%s asks for nothing on Today that is refused',
  (role) => {
    const refused = callsOf(role).filter(
      ({ capability }) => capability !== undefined && !can({ roles: [role] }, capability),
    )
    expect(refused.map(({ path }) => path)).toEqual([])
  },
)

test('the kitchen asks for its requests and for what should not wait, the owner for the day as well', () => {
  const paths = (role: Role) => callsOf(role).map(({ path }) => path)
  expect([...new Set(paths('kitchen'))].toSorted()).toEqual(['hotel/orderRequests', 'hotel/today/notes'])
  expect(paths('owner')).toEqual(
    expect.arrayContaining(['hotel/today', 'hotel/setUp', 'hotel/statistics/ordersToday']),
  )
})
