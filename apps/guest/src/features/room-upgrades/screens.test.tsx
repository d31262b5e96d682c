import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestScreen } from './details/request-screen.tsx'
import { drawSample, writeIn } from './draw-sample.tsx'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { availabilityOf, nightlyPrice } from './price-words.ts'
import { RoomScreen } from './room/room-screen.tsx'
import { OWN_ROOM, SAMPLE_STAY, SAMPLE_UPGRADE, sampleRequest } from './sample-upgrades.ts'

const WITHOUT_BOOKING = {
  guest: null,
  stay: null,
  own: null,
  upgrades: [{ ...SAMPLE_UPGRADE, stay: null, left: null }],
}
const FULL = { ...SAMPLE_UPGRADE, isFullyBooked: true, left: 0 }
const room = <RoomScreen upgradeId="suite" />
const form = <RequestScreen upgradeId="suite" onSent={() => undefined} isAgreed={() => false} />

test('a card says what is better, what a night costs more and what the stay does', () => {
  const html = drawSample(<OverviewScreen />)
  expect(html).toContain('A little more room, Astrid?')
  expect(html).toContain('38 m² · Fjord and peaks · Tub by the window')
  expect(html).toContain('<b>NOK 450</b> more per night')
  expect(html).toContain('NOK 1,800 for 4 nights')
  expect(html).toContain('Free all four nights')
})

test('without a booking nothing is said about a stay', () => {
  const html = drawSample(<OverviewScreen />, WITHOUT_BOOKING, { booking: null })
  expect(html).toContain('A little more room?')
  expect(html).not.toMatch(/for 4 nights|Free all/)
  expect(html).toContain('href="/room-upgrades/fjellheim/room/suite"')
})

test('a fully booked room can still be looked at, and not asked for', () => {
  expect(drawSample(<OverviewScreen />, { upgrades: [FULL] })).toContain('Fully booked on your nights')
  const html = drawSample(room, { upgrades: [FULL] })
  expect(html).toContain('See the other rooms')
  expect(html).not.toContain('Request upgrade')
})

test('what was asked for is marked in its place, also once it is not offered any more', () => {
  const sent = drawSample(<OverviewScreen />, { requested: sampleRequest('suite', 'sent') })
  expect(sent).toContain('Sent, we will answer soon')
  expect(sent).toContain('room/suite/request-confirmation')
  const moved = drawSample(<OverviewScreen />, {
    upgrades: [],
    requested: sampleRequest('suite', 'confirmed'),
  })
  expect(moved).toContain('Confirmed')
  expect(moved).toContain('Fjord suite')
})

test('a stay asks for one room at a time: the others lead to what was asked for', () => {
  const other = { ...SAMPLE_UPGRADE, id: 'family' }
  const shown = { upgrades: [SAMPLE_UPGRADE, other], requested: sampleRequest('suite', 'sent') }
  const html = drawSample(<RoomScreen upgradeId="family" />, shown)
  expect(html).toContain('You have already asked for Fjord suite.')
  expect(html).not.toContain('Request upgrade')
  const answered = { ...shown, requested: sampleRequest('suite', 'confirmed') }
  expect(drawSample(<RoomScreen upgradeId="family" />, answered)).toContain('Request upgrade')
})

test('nothing to offer is said kindly, with a way back', () => {
  const html = drawSample(<OverviewScreen />, { upgrades: [] })
  expect(html).toContain('No other room is offered for your stay right now')
  expect(html).toContain('href="/return/fjellheim"')
})

test('nothing to offer is said so that it fits whoever reads it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T23:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const words = (stay: Upgrades['stay']) => drawSample(<OverviewScreen />, { upgrades: [], stay })
  expect(words({ ...SAMPLE_STAY, arrival: '2026-11-16' })).toContain(
    'The room you booked is waiting for you.',
  )
  // By the clock of the house it is the day of arrival already.
  const here = words(SAMPLE_STAY)
  expect(here).toContain('for your stay')
  expect(here).not.toContain('The room you booked')
  const stranger = words(null)
  expect(stranger).toContain('There is no other room to ask for right now')
  expect(stranger).not.toMatch(/your stay|you booked/)
})

test('beside the own room stand only the facts that differ, and what the own one has not', () => {
  const html = drawSample(room)
  expect(html).toContain('A little more room, and another view')
  expect([...html.matchAll(/<dt>([^<]+)/g)].map(([, fact]) => fact)).toEqual(['Size', 'View', 'Bath'])
  expect(html).toContain('Balcony to the fjord')
  expect(html).not.toContain('Kettle')
})

test('without the own room known a room stands alone with all that is known of it', () => {
  const html = drawSample(room, { own: null })
  expect([...html.matchAll(/<dt>([^<]+)/g)].map(([, fact]) => fact)).toEqual(['Size', 'Beds', 'View', 'Bath'])
  expect(html).toContain('Kettle')
  expect(html).toMatch(/<h1[^>]*>Fjord suite/)
})

test('whether staff answer first is said beside the button', () => {
  expect(drawSample(room)).toContain('Nothing goes on your bill until we say yes')
  const atOnce = { upgrades: [{ ...SAMPLE_UPGRADE, isAutomaticallyAccepted: true }] }
  expect(drawSample(room, atOnce)).toContain('It is yours at once, and goes on your bill')
})

test('a guest of one name alone is greeted by no empty one', () => {
  const html = drawSample(form, { guest: { firstName: '', email: 'a•••@p•••.example' } })
  expect(html).toContain('Who is the room for?')
  expect(html).not.toContain('For </b>')
  expect(html).toContain('a•••@p•••.example')
})

test('the button of the form means payment, with the amount where it is known', () => {
  expect(drawSample(form)).toContain('Request upgrade, NOK 1,800 on your bill')
  const html = drawSample(form, WITHOUT_BOOKING, { booking: null })
  expect(html).toContain('Request upgrade, on your bill')
  expect(html).toContain('Reservation number')
})

test('in the house the days begin with the first night that is left', () => {
  const stay = { ...SAMPLE_STAY, firstNight: '2026-11-17' }
  for (const screen of [<OverviewScreen key="all" />, form]) {
    expect(drawSample(screen, { stay })).toContain('17 November – 19 November')
  }
})

const PICTURE = { mediaId: 'p', alt: '', width: 1200, height: 800, focalX: 0.5, focalY: 0.5, credit: null }

test('a room without pictures has no frame for one', () => {
  const frames = (html: string) => html.match(/<div class="[^"]*picture/g)?.length ?? 0
  expect(SAMPLE_UPGRADE.room.pictures).toEqual([])
  expect(frames(drawSample(<OverviewScreen />))).toBe(0)
  expect(frames(drawSample(room))).toBe(0)
  const shown = { ...SAMPLE_UPGRADE, room: { ...SAMPLE_UPGRADE.room, pictures: [PICTURE] } }
  expect(frames(drawSample(<OverviewScreen />, { upgrades: [shown] }))).toBe(1)
  expect(frames(drawSample(room, { upgrades: [shown], own: OWN_ROOM }))).toBe(1)
})

test('the last room, asked for by this guest, is not called fully booked beside their own', () => {
  const full = { upgrades: [FULL], own: OWN_ROOM }
  expect(drawSample(room, full)).toContain('Fully booked')
  const asked = drawSample(room, { ...full, requested: sampleRequest('suite', 'sent') })
  expect(asked).toContain('See your request')
  expect(asked).not.toContain('Fully booked')
})

test('a room that is gone leads to the others', () => {
  for (const screen of [room, form]) {
    expect(drawSample(screen, { upgrades: [] })).toContain('This room is no longer offered')
  }
})

test('few rooms are counted, many are free, in the words of each language', async () => {
  const free = { isFullyBooked: false, left: 9, stay: { nights: 2, total: 0 } }
  const t = await writeIn('da')
  expect(availabilityOf(free, t)).toEqual({ words: 'Ledigt begge nætter', isFree: true })
  expect(availabilityOf({ ...free, left: 1 }, t)?.words).toBe('Kun 1 tilbage')
  expect(availabilityOf({ ...free, stay: null, left: null }, t)).toBeNull()
  const money = (minorUnits: number) => `${minorUnits / 100} kr.`
  expect(nightlyPrice({ pricePerNight: 45_000, isFrom: true }, { t, money })).toBe('fra 450 kr.')
})
