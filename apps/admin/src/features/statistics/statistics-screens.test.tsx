import type { StatisticsOverview, SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, type RouteComponent } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { loadedFor } from '../../testing/draw.tsx'
import { drawRoutes } from '../../testing/draw-routes.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { orderStatisticsQuery, statisticsQuery, subjectStatisticsQuery, weeklySummaryQuery } from './api.ts'
import { OverviewPage } from './overview/overview-page.tsx'
import { sampleOverview, sampleSubject } from './sample-statistics.ts'
import { type StatisticsSearch, statisticsAsked, statisticsSearchSchema } from './statistics-search.ts'
import { subjectPage } from './subject/subject-page.tsx'

const TODAY = '2026-11-15'
const WEEK: StatisticsSearch = { period: 'custom', from: '2026-11-09', to: TODAY }
const ADDRESS = '?period=custom&from=2026-11-09&to=2026-11-15'

type Session = Parameters<typeof sampleSession>[0]

const loaded = (session: Session = {}) =>
  loadedFor(sampleSession({ ...session, property: { modules: [...MODULES], ...session.property } }))

function drawPage(path: string, search: string, component: RouteComponent, queryClient: QueryClient) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    ...{ path, component, validateSearch: lenientSearch(statisticsSearchSchema) },
  })
  return drawRoutes(root.addChildren([page]), `${path}${search}`, queryClient)
}

const plain = (markup: string) =>
  markup.replaceAll('\u00a0', ' ').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')

async function drawOverview(answer: StatisticsOverview | null, search = '', session: Session = {}) {
  const queryClient = loaded(session)
  const asked = statisticsAsked({ ...WEEK, ...(search ? { scope: 'all' as const } : {}) }, TODAY)
  if (answer) queryClient.setQueryData(statisticsQuery(asked).queryKey, answer)
  queryClient.setQueryData(weeklySummaryQuery.queryKey, { isOn: true, email: 'ingrid@fjellheim.example' })
  return plain(await drawPage('/statistics', `${ADDRESS}${search}`, OverviewPage, queryClient))
}

async function drawSubject(answer: SubjectStatistics, prepare?: (queryClient: QueryClient) => void) {
  const queryClient = loaded()
  const { subject } = answer
  queryClient.setQueryData(subjectStatisticsQuery(subject, statisticsAsked(WEEK, TODAY)).queryKey, answer)
  prepare?.(queryClient)
  return plain(await drawPage('/statistics/subject', ADDRESS, subjectPage(subject), queryClient))
}

test('the overview tells each subject in one look and leads to its page', async () => {
  const markup = await drawOverview(sampleOverview())
  expect(markup).toContain('Fjellheim, 09/11/2026 to 15/11/2026, compared with 02/11/2026 to 08/11/2026')
  expect(markup).toContain('Up 20%, from 100')
  expect(markup).toContain('Down 20%, from NOK 3,000')
  expect(markup).toContain('NOK 2,400')
  expect(markup).toMatch(/href="[^"]*\/statistics\/orders"/)
  expect(markup).toContain('E-mail me this every Monday')
  expect(markup).toContain('Reached, of arrivals')
})

test('every number has a button that says how it is counted', async () => {
  const markup = await drawOverview(sampleOverview())
  for (const measure of ['Visits', 'Devices reached', 'Revenue', 'Orders']) {
    expect(markup).toContain(`aria-label="How is this counted? ${measure}"`)
  }
})

test('subjects that are not part of the plan are named to those who can change that', async () => {
  const hint = 'Not part of your plan now, so not shown: Surveys and Cleaning.'
  expect(await drawOverview(sampleOverview())).toContain(hint)
  expect(await drawOverview(sampleOverview(), '', { claims: { roles: ['analyst'] } })).not.toContain(hint)
})

test('before the first guest it says what would stand here, and nothing that is no number', async () => {
  const subjects = sampleOverview().subjects.map((counted) => ({ ...counted, days: [], before: {} }))
  const markup = await drawOverview(sampleOverview({ subjects }))
  expect(markup).toContain('Numbers appear here when guests open the guestbook')
  expect(markup).not.toContain('NaN')
})

test('who has several properties chooses which, and is told whose money is left out', async () => {
  const properties = [
    { id: 'fjellheim', name: 'Fjellheim' },
    { id: 'havnehuset', name: 'Havnehuset' },
  ]
  const otherCurrencies = [{ id: 'havnehuset', name: 'Havnehuset', currency: 'DKK' }]
  const markup = await drawOverview(sampleOverview({ properties, otherCurrencies }), '&scope=all', {
    properties,
  })
  expect(markup).toContain('2 properties, 09/11/2026')
  expect(markup).toContain('Money of Havnehuset (DKK) is not included')
  expect(markup).toContain('All my properties')
  expect(await drawOverview(sampleOverview())).not.toContain('aria-label="Which properties"')
})

test('where no money is counted nobody is told that some is left out, also not of what a house saves', async () => {
  const otherCurrencies = [{ id: 'havnehuset', name: 'Havnehuset', currency: 'DKK' }]
  const leftOut = 'Money of Havnehuset (DKK) is not included'
  expect(await drawSubject({ ...sampleSubject('offers'), otherCurrencies })).toContain(leftOut)
  expect(await drawSubject({ ...sampleSubject('cleaning'), otherCurrencies })).not.toContain(leftOut)
})

test('while numbers are on their way, places in their shape stand there', async () => {
  const markup = await drawOverview(null)
  expect(markup).toContain('role="status"')
  expect(markup).toContain('mantine-Skeleton-root')
})

test('a subject has its numbers, a table behind each chart, and its parts in words', async () => {
  const markup = await drawSubject(
    sampleSubject('visits', {
      days: [{ date: '2026-11-09', counts: { visits: 80, reached: 10, arrivals: 20 } }],
      beforeDays: [{ date: '2026-11-02', counts: { visits: 100, reached: 10, arrivals: 0 } }],
      parts: [
        {
          part: 'phase',
          rows: [
            { row: 'precheckin', name: 'precheckin', counts: { visits: 50 }, before: { visits: 60 } },
            { row: 'qr', name: 'qr', counts: { visits: 30 }, before: { visits: 40 } },
          ],
        },
        { part: 'language', rows: [{ row: 'da', name: 'da', counts: { visits: 80 }, before: {} }] },
        { part: 'hour', rows: [{ row: '7', name: '7', counts: { visits: 80 }, before: { visits: 3 } }] },
      ],
    }),
  )
  expect(markup).toContain('Down 20%, from 100')
  expect(markup).toContain('50%')
  expect(markup).toMatch(/<th scope="row">09\/11\/2026<\/th><td[^>]*>80<\/td><td[^>]*>100<\/td>/)
  expect(markup).toContain('Before arrival')
  expect(markup).toContain('Without a booking')
  expect(markup).toContain('Danish')
  expect(markup).toMatch(/<th scope="row">07:00 to 07:59<\/th><td[^>]*>80<\/td><td[^>]*>3<\/td>/)
})

test('a subject by property and the record of vouchers are tables of their own', async () => {
  const markup = await drawSubject(
    sampleSubject('vouchers', {
      days: [{ date: '2026-11-09', counts: { redeemed: 3 } }],
      vouchers: [
        {
          ...{ cardId: 'a', propertyId: 'fjellheim', name: 'A glass of wine', isActive: true, redeemed: 41 },
          ...{ firstRedeemedAt: '2026-01-04T12:00:00Z', lastRedeemedAt: '2026-11-09T23:30:00Z' },
        },
        {
          ...{ cardId: 'b', propertyId: 'fjellheim', name: null, isActive: false, redeemed: 0 },
          ...{ firstRedeemedAt: null, lastRedeemedAt: null },
        },
      ],
      byProperty: [
        { id: 'fjellheim', name: 'Fjellheim', counts: { redeemed: 2 }, before: {} },
        { id: 'havnehuset', name: 'Havnehuset', counts: { redeemed: 1 }, before: { redeemed: 4 } },
      ],
    }),
  )
  expect(markup).toContain('By property')
  expect(markup).toContain('04/01/2026')
  // Half an hour past midnight at the property.
  expect(markup).toContain('10/11/2026')
  expect(markup).toContain('No longer there (card deleted)')
})

test('orders keep how they were answered and why they were declined', async () => {
  const statistics: OrderStatistics = {
    ...{ from: '2026-11-09', to: TODAY, currency: 'NOK', days: [], byProduct: [], bySource: [] },
    total: { count: 12, revenue: 240_000, accepted: 9, declined: 1, waiting: 2 },
    before: { count: 10, revenue: 300_000 },
    answerTime: { median: 340, p90: 1500, count: 8 },
    declineReasons: [{ reason: 'too busy', count: 1 }],
  }
  const answer = sampleSubject('orders', {
    days: [{ date: '2026-11-10', counts: { revenue: 240_000, orders: 12 } }],
    parts: [
      {
        part: 'product',
        rows: [{ row: 'p', name: '<b>Wine</b>', counts: { revenue: 40_000, sold: 2 }, before: {} }],
      },
    ],
  })
  const markup = await drawSubject(answer, (queryClient) =>
    queryClient.setQueryData(orderStatisticsQuery({ from: '2026-11-09', to: TODAY }).queryKey, statistics),
  )
  expect(markup).toContain('9 accepted, 1 declined, 2 waiting')
  expect(markup).toContain('90% answered within 25 minutes')
  expect(markup).toContain('Too busy')
  expect(markup).toContain('&lt;b&gt;Wine&lt;/b&gt;')
})

test('what a skipped cleaning saved is told in litres, hours and money', async () => {
  const markup = await drawSubject(
    sampleSubject('cleaning', { days: [{ date: '2026-11-10', counts: { skipped: 6, requested: 2 } }] }),
  )
  expect(markup).toContain('240 litres')
  expect(markup).toContain('2.5 hours')
  expect(markup).toContain('NOK 720')
  expect(markup).toContain('What a skipped cleaning saves')
})

test('a subject of which nothing was counted says what to do', async () => {
  const markup = await drawSubject(sampleSubject('offers'))
  expect(markup).toContain('Nothing counted in these days')
  expect(markup).toContain('See the funnel in full')
  expect(markup).not.toContain('NaN')
})
