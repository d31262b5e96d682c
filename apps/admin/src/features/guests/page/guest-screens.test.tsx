import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { drawRoutes } from '../../../testing/draw-routes.tsx'
import { RoomChoice } from '../stay-form/room-choice.tsx'
import { draftOf } from '../stay-form/stay-draft.ts'
import { PersonFields } from '../stay-form/stay-fields.tsx'
import { guestQuery } from './api.ts'
import { GuestScreen } from './guest-screen.tsx'
import { sampleGuest } from './sample-guest.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://stay.example', hostname: 'stay.example' })
})

const nothing = () => undefined
const root = createRootRoute()
const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
const one = createRoute({
  getParentRoute: () => staff,
  path: '/guests/$bookingId',
  component: () => <GuestScreen places={{}} />,
})
const routes = root.addChildren([staff.addChildren([one])])
const page = (change: Parameters<typeof sampleGuest>[0] = {}) => {
  const guest = sampleGuest(change)
  const queryClient = loadedFor()
  queryClient.setQueryData(guestQuery(guest.id).queryKey, guest)
  return drawRoutes(routes, `/guests/${guest.id}`, queryClient)
}

test('the page says who it is, how the stay stands, where they sleep and what happened', async () => {
  const markup = await page()
  expect(markup).toContain('Sofie Holm')
  expect(markup).toContain('Fjord suite for 3 nights, 2 adults and 2 children, expected 16:00')
  expect(markup).toContain('stayed here before')
  expect(markup).toContain('Booking FH-20431, rate FLEX')
  expect(markup.match(/>410</g)).toHaveLength(3)
  expect(markup).toContain('out 11:00')
  expect(markup).toContain('phone, by Ola')
  expect(markup).toContain('href="mailto:sofie.holm@norrbrev.example"')
  expect(markup).toContain('stay.example/guestbook/fjellheim/k1')
  expect(markup).toContain('Swedish')
})

test('a guest who was erased is named as such, and nothing can be done that needs a person', async () => {
  const nobody = { firstName: '', lastName: '', email: null, phone: null, custom: {} }
  const erased = { guest: nobody, isErased: true }
  const words = await page(erased)
  expect(words).toContain('Erased guest')
  expect(words).toContain('This guest was erased.')
  for (const gone of ['>Check in<', '>Change<', '>Renew<', 'mailto:', 'guestbook/fjellheim/k1'])
    expect(words).not.toContain(gone)
  expect(await page({ ...erased, state: 'checkin' })).toContain('Check out')
})

test('a change that was taken back says what is as before', async () => {
  const [changed] = sampleGuest().history
  if (!changed) throw new Error('Nothing happened to the sample')
  const markup = await page({ history: [{ ...changed, kind: 'undone', fields: ['departure', 'unitId'] }] })
  expect(markup).toContain('Change undone')
  expect(markup).toContain('departure, room as before, by Ola')
})

test('what came from another system, was changed by hand and is shared is said', async () => {
  const other = {
    id: 'b2',
    name: 'Aksel Bruun',
    arrival: '2026-11-15',
    departure: '2026-11-18',
    unit: '410',
    state: 'precheckin' as const,
  }
  const markup = await page({
    source: 'pms',
    changedByHand: ['departure'],
    sharesUnitWith: [other],
    sharedUnitReason: 'One family',
    unitCategory: { id: 'double', name: 'Double' },
    attributes: { lastUpdate: null, qrcodeurl: 'javascript:alert(1)', unitkey: '4711' },
    targetGroups: [{ id: 'g', name: 'Long stays', because: ['nights', 'rateCode'] }],
  })
  expect(markup).toContain('From the booking system')
  expect(markup).toContain('Changed here by hand: departure')
  expect(markup).toContain('Aksel Bruun')
  expect(markup).toContain('One family')
  expect(markup).toContain('Booked: Double')
  expect(markup).toContain('3 nights, rate FLEX')
  expect(markup).not.toContain('href="javascript')
})

test('each stay is offered what can be done with it, and its last change an undo', async () => {
  expect(await page()).toContain('Check in<')
  const here = await page({ state: 'checkin', canUndo: true })
  expect(here).toContain('Check out<')
  expect(here).toContain('Undo<')
  const cancelled = await page({ cancelledAt: '2026-11-10T10:00:00Z' })
  expect(cancelled).toContain('Bring back<')
  expect(cancelled).not.toContain('Check in<')
})

const room = (code: string, change: Partial<OfferedUnit> = {}): OfferedUnit => ({
  id: code,
  code,
  floor: 4,
  category: { id: 'suite', name: 'Fjord suite' },
  isAsBooked: true,
  takenBy: [],
  leftBy: null,
  isReady: null,
  ...change,
})
const aksel = {
  id: 'a',
  name: 'Aksel Bruun',
  arrival: '2026-11-17',
  departure: '2026-11-20',
  unit: '210',
  state: 'precheckin' as const,
}
const rooms = (change: Partial<Parameters<typeof RoomChoice>[0]> = {}) =>
  draw(
    <RoomChoice
      isLoaded
      units={[room('410'), room('210', { takenBy: [aksel] }), room('101', { isAsBooked: false })]}
      nights={{ arrival: '2026-11-15', departure: '2026-11-18' }}
      chosen="410"
      ownUnitId="410"
      onChoose={nothing}
      sharing={{ reason: '', onReason: nothing, isMissing: false }}
      error={null}
      {...change}
    />,
  )

test('rooms say where they are and who has them; a taken one is shared with a reason only', () => {
  const markup = rooms()
  expect(markup).toContain('Floor 4')
  expect(markup).toContain('As booked')
  expect(markup).toContain('Aksel Bruun from')
  expect(markup).toContain('Share 210')
  expect(markup).toContain('Other rooms')
  expect(markup).not.toContain('>101<')
  const shared = rooms({ chosen: '210', sharing: { reason: '', onReason: nothing, isMissing: true } })
  expect(shared).toContain('Why do they share the room?')
  expect(shared).toContain('Say why they share the room.')
})

test('that there are no rooms is said once it is known', () => {
  expect(rooms({ units: [] })).toContain('There are no rooms yet.')
  expect(rooms({ units: [], isLoaded: false })).not.toContain('There are no rooms yet.')
})

test('what is wrong is said at its field', () => {
  const markup = draw(
    <PersonFields
      draft={{ ...draftOf(sampleGuest()), firstName: '', phone: 'abc' }}
      set={nothing}
      problems={{ firstName: 'required', phone: 'invalid' }}
    />,
  )
  expect(markup).toContain('This is needed.')
  expect(markup).toContain('This is not a phone number.')
  expect(markup).not.toContain('This is not an e-mail address.')
})
