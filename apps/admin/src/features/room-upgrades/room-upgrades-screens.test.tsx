import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { loadedFor } from '../../testing/draw.tsx'
import { drawRoutes } from '../../testing/draw-routes.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { roomsQuery, type StaffRoom, upgradesQuery } from './api.ts'
import { RoomUpgradesPage } from './list/room-upgrades-page.tsx'
import { RoomPage } from './room/room-page.tsx'
import { DOUBLE, SUITE, sampleRoom, sampleUpgrade } from './sample-upgrade.ts'
import { UpgradePage } from './upgrade/upgrade-page.tsx'

// Carrying rows asks for the browser's style sheets, which there are none of here.
vi.mock('../../components/drag/drag-list.tsx', () => ({
  DragList: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../components/drag/use-drag-row.ts', () => ({
  useDragRow: () => ({ rowProps: {}, handleRef: null, isCarried: false }),
}))
vi.mock('../../platform/clock.ts', () => ({ useNow: () => Date.parse('2026-11-18T11:00:00Z') }))

const double = sampleRoom(DOUBLE, 'Double with balcony', { title: 'Double with balcony', size: '22 m²' })
const suite = sampleRoom(SUITE, 'Fjord suite', { title: 'Fjord suite', size: '38 m²', view: 'Fjord' })

type Loaded = { items?: StaffUpgrade[]; rooms?: StaffRoom[]; role?: Role }

async function draw(
  address: string,
  { items = [], rooms = [double, suite], role = 'owner' }: Loaded,
): Promise<string> {
  const queryClient = loadedFor(
    sampleSession({
      claims: { roles: [role] },
      property: {
        languages: [
          { index: 0, code: 'en', title: 'English', isDefault: true },
          { index: 1, code: 'da', title: 'Dansk', isDefault: false },
        ],
        modules: ['roomUpgrades'],
      },
    }),
  )
  queryClient.setQueryData(upgradesQuery.queryKey, { items })
  queryClient.setQueryData(roomsQuery.queryKey, { items: rooms })
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const routes = [
    createRoute({ getParentRoute: () => staff, path: '/units' }),
    createRoute({ getParentRoute: () => staff, path: '/room-upgrades', component: RoomUpgradesPage }),
    createRoute({
      getParentRoute: () => staff,
      path: '/room-upgrades/$roomUpgradeId',
      component: UpgradePage,
    }),
    createRoute({
      getParentRoute: () => staff,
      path: '/room-upgrades/rooms/$categoryId',
      component: RoomPage,
    }),
  ]
  return drawRoutes(root.addChildren([staff.addChildren(routes)]), address, queryClient)
}

const list = (loaded: Loaded = {}) => draw('/room-upgrades', loaded)
const edit = (item: StaffUpgrade) => draw(`/room-upgrades/${item.upgrade.id}`, { items: [item] })

test('a house with one category is told what comes first and where, one with two what an upgrade is for', async () => {
  const first = await list({ rooms: [double] })
  expect(first).toContain('Make two categories with rooms first')
  expect(first).toMatch(/href="[^"]*\/units"[^>]*>.*Go to rooms/)
  expect(await list({ rooms: [double], role: 'editor' })).not.toContain('Go to rooms')
  expect(await list()).toContain('Add the first upgrade')
})

test('the list says what an upgrade costs when, and how many rooms are free in each of the coming nights', async () => {
  const weekend = [null, null, null, null, 55_000, 55_000, null]
  const season = { from: '2026-12-24', to: '2026-12-26', price: 90_000 }
  const markup = await list({
    items: [
      sampleUpgrade({
        weekdayPrices: weekend,
        seasons: [season, { ...season, from: '2027-01-01', to: '2027-01-02' }],
      }),
    ],
  })
  expect(markup).toContain('NOK\u00a0450 per night')
  expect(markup).toContain('weekend 550, 2 seasons')
  expect(markup).toMatch(/aria-label="Sun 15 Nov: 2 free"[^>]*><span>S<\/span><span>15<\/span>/)
  expect(markup).toMatch(/aria-label="Fri 20 Nov: full"[^>]*><span>F<\/span><span>20<\/span>/)
  expect(markup).toContain('Double with balcony to Fjord suite is active')
})

test('what is fully booked by hand says so above the nights', async () => {
  const markup = await list({ items: [sampleUpgrade({ isFullyBooked: true })] })
  expect(markup).toMatch(/<legend[^>]*>Fully booked by hand<\/legend>/)
})

test('a room is named once, and again only where guests read another name', async () => {
  const row = (markup: string) => markup.match(/<li[^>]*>(?:(?!<li).)*rooms\/.*?<\/li>/s)?.[0] ?? ''
  expect(row(await list({ rooms: [double, suite] })).match(/Double with balcony/g)).toHaveLength(1)
  const renamed = sampleRoom(DOUBLE, 'DBL', { title: 'Double with balcony' })
  expect(row(await list({ rooms: [renamed, suite] }))).toMatch(/DBL.*Double with balcony/s)
})

test('the list of rooms says in which languages words are missing', async () => {
  const markup = await list({ rooms: [sampleRoom(DOUBLE, 'Double'), suite] })
  expect(markup).toContain('No words yet')
  expect(markup).toContain('Text missing in Dansk')
})

test('the editor shows what a guest pays, night by night', async () => {
  const markup = await edit(sampleUpgrade({ weekdayPrices: [null, null, null, null, null, 55_000, null] }))
  expect(markup).toContain(
    'A guest from Friday 20 to Monday 23 November pays 450 + 550 + 450 = NOK\u00a01,450.',
  )
})

test('the editor asks which product an upgrade is in the booking system, by number where none is connected', async () => {
  expect(await edit(sampleUpgrade({ integrationId: 'u-7' }))).toMatch(/Booking system ID.*value="u-7"/s)
})

test('the editor says what is counted, and asks for a number only by hand', async () => {
  const counted = await edit(sampleUpgrade())
  expect(counted).toContain('Tonight: 3 rooms of Fjord suite, 1 taken, 2 free.')
  expect(counted).not.toContain('Rooms each night')
  expect(await edit(sampleUpgrade({ roomsPerNight: 4 }))).toMatch(/Rooms each night.*value="4"/s)
})

test('seasons that cannot be are told at their field', async () => {
  const season = { from: '2026-12-24', to: '2026-12-26', price: 90_000 }
  const backwards = await edit(sampleUpgrade({ seasons: [{ ...season, to: '2026-12-20' }] }))
  expect(backwards).toContain('The last night is before the first.')
  const overlapping = await edit(sampleUpgrade({ seasons: [season, { ...season, to: '2026-12-31' }] }))
  expect(overlapping).toContain('which counts first')
})

test('side by side stands what differs, in the words guests read', async () => {
  const same = { ...suite.type.content[0], beds: 'King' } as never
  const rooms = [
    {
      ...double,
      type: { ...double.type, content: { 0: { ...double.type.content[0], beds: 'King' } as never } },
    },
    { ...suite, type: { ...suite.type, content: { 0: same } } },
  ]
  const item = sampleUpgrade()
  const markup = await draw(`/room-upgrades/${item.upgrade.id}`, { items: [item], rooms })
  for (const words of ['22 m²', '38 m²', 'Fjord', 'Your room']) expect(markup).toContain(words)
  expect(markup).not.toContain('King')
})

test('the words of a room count what is missing in each language', async () => {
  const markup = await draw(`/room-upgrades/rooms/${SUITE}`, { items: [sampleUpgrade()] })
  expect(markup).toMatch(/Dansk.*3 texts are missing/s)
  expect(markup).toContain('value="38 m²"')
  expect(markup).toContain('Side by side')
})

test('an upgrade or a category that is gone is told, with a way back', async () => {
  expect(await draw(`/room-upgrades/${'X'.repeat(22)}`, {})).toContain('There is no such upgrade')
  expect(await draw(`/room-upgrades/rooms/${'X'.repeat(22)}`, {})).toContain('There is no such category')
})

test('an upgrade without a price is not started by one click, in the list or in its editor', async () => {
  const fresh = sampleUpgrade({ state: 'paused', pricePerNight: 0 })
  const priced = sampleUpgrade({ state: 'paused' })
  const started = (markup: string) => markup.match(/<input[^>]*aria-label="[^"]* is active"[^>]*>/)?.[0]
  const inList = await list({ items: [fresh] })
  expect(inList).toContain('No price yet')
  expect(started(inList)).toContain('disabled')
  expect(started(await list({ items: [priced] }))).not.toContain('disabled')
  expect(await edit(fresh)).toContain('Write a price per night, then start it.')
  expect(await edit(priced)).not.toContain('then start it')
})

test('an upgrade without a VAT rate asks for one before it is started; none chosen on purpose is one', async () => {
  const fresh = sampleUpgrade({ state: 'paused', vatRate: null })
  const started = (markup: string) => markup.match(/<input[^>]*aria-label="[^"]* is active"[^>]*>/)?.[0]
  const inList = await list({ items: [fresh] })
  expect(inList).toContain('No VAT rate yet')
  expect(started(inList)).toContain('disabled')
  const editor = await edit(fresh)
  expect(editor).toContain('Choose its VAT rate, then start it.')
  expect(editor).toContain('Choose the rate of your rooms; write 0 where they have no VAT.')
  const untaxed = sampleUpgrade({ state: 'paused', vatRate: 0 })
  expect(started(await list({ items: [untaxed] }))).not.toContain('disabled')
  expect(await edit(untaxed)).not.toContain('then start it')
})
