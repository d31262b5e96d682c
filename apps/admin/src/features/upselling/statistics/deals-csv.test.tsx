import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawRoutes } from '../../../testing/draw-routes.tsx'
import { dealStatisticsQuery } from '../api.ts'
import { DealStatisticsPage } from './deal-statistics-page.tsx'

type Button = { label: string; onDownload(spreadsheet: Spreadsheet): void }
let button: Button | null = null
// What is drawn here cannot be pressed.
vi.mock('../../../components/csv-button/csv-button.tsx', () => ({
  CsvButton: (props: Button) => {
    button = props
    return props.label
  },
}))

const none = { shown: 0, opened: 0, inCart: 0, requested: 0, accepted: 0, revenue: 0 }
const period = { from: '2026-11-01', to: '2026-11-15' }
const statistics: UpsellingStatistics = {
  ...period,
  currency: 'NOK',
  total: none,
  agreed: { shown: 0, opened: 0, inCart: 0 },
  days: [],
  byDeal: [],
  byOrigin: [],
  upgrades: { requested: 0, accepted: 0, revenue: 0 },
  declineReasons: [],
  takenBack: 0,
  arrivals: { count: 0, averageRevenue: null },
}

test('the results have a button that downloads the period shown, for the spreadsheet that was chosen', async () => {
  const queryClient = loadedFor()
  queryClient.setQueryData(dealStatisticsQuery(period).queryKey, statistics)
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const page = createRoute({
    getParentRoute: () => staff,
    path: '/upselling/statistics',
    component: DealStatisticsPage,
  })
  const address = '/upselling/statistics?period=custom&from=2026-11-01&to=2026-11-15'
  const markup = await drawRoutes(root.addChildren([staff.addChildren([page])]), address, queryClient)
  expect(markup).toContain('Download CSV')
  const link = { click: vi.fn(), href: '', download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  const asked = vi.fn(async (_address: string) => {
    const headers = { 'content-disposition': 'attachment; filename="upselling.csv"' }
    return new Response('by', { headers })
  })
  vi.stubGlobal('fetch', asked)
  button?.onDownload('comma')
  await vi.waitFor(() => expect(link.click).toHaveBeenCalledOnce())
  expect(link.download).toBe('upselling.csv')
  expect(asked.mock.calls.at(-1)?.[0]).toContain(
    '/api/hotel/upselling/statistics.csv?from=2026-11-01&to=2026-11-15&spreadsheet=comma',
  )
})
