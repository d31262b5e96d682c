import { CallError } from '@innkeeper/api/client.ts'
import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { UpgradeUnits } from '@innkeeper/api/room-upgrades.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, test, vi } from 'vitest'
import type { AdminTranslate } from '../../../../platform/texts.ts'
import { loadedFor } from '../../../../testing/draw.tsx'
import { drawLinked } from '../../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../../testing/sample-session.ts'
import { AcceptFields } from '../accept-fields.tsx'
import { MoneyBack } from '../money-back.tsx'
import { reasonsFor } from '../reason-field.tsx'
import { refusalText } from '../refusal-text.ts'
import { RequestDetails } from '../request-details.tsx'
import { sampleRequest } from '../sample-request.ts'
import { useAcceptAnswer } from '../use-accept-answer.ts'
import { upgradeUnitsQuery } from './api.ts'
import { upgradeNotices } from './upgrade-notices.ts'

vi.mock('../../../../platform/clock.ts', () => ({ useNow: () => Date.parse('2026-11-15T11:00:00Z') }))

const t = translateWith(createI18n('en', await loadAdminMessages('en'))) as AdminTranslate
const way = {
  from: 'Double with balcony',
  to: 'Fjord suite',
  nights: ['2026-11-20', '2026-11-21'],
  unit: null,
  needsUnit: false,
  isMovedBack: null,
  changeByHandIn: null,
}
const asked = (change: Partial<OrderRequest> = {}) =>
  sampleRequest({
    source: 'room upgrades',
    deliveryMethod: null,
    timeRequested: null,
    upgrade: way,
    summary: [
      { quantity: 2, title: 'Fjord suite', kind: 'part of the stay', comment: '', days: [], time: null },
    ],
    ...change,
  })
const unmatched = asked({
  upgrade: { ...way, nights: [] },
  bookingId: null,
  bookingNumber: '81-X',
  isMatched: false,
  type: 'pre-stay',
})

type Means = UpgradeUnits['stay']
const MEANS = { nights: way.nights, total: 90_000, needsUnit: false, refusal: null }

function draw(
  part: Parameters<typeof drawLinked>[0],
  request: OrderRequest,
  stay: Means = request.bookingId === null ? null : MEANS,
): string {
  const queryClient = loadedFor(
    sampleSession({ claims: { roles: ['reception'] }, property: { modules: ['products', 'roomUpgrades'] } }),
  )
  queryClient.setQueryData(upgradeUnitsQuery(request.id, null).queryKey, {
    stay,
    items: [
      { id: 'a', code: '503', isFree: false },
      { id: 'b', code: '504', isFree: true },
    ],
  })
  return drawLinked(part, queryClient)
}

function Fields({ request }: { request: OrderRequest }) {
  const answer = useAcceptAnswer(request)
  return (
    <>
      <AcceptFields request={request} answer={answer} />
      <button type="submit" disabled={!answer.isReady}>
        {answer.upgrade.label}
      </button>
    </>
  )
}

test('the panel says from which category to which, for which nights, and no room is sold out for today', () => {
  const markup = draw(<RequestDetails request={asked()} />, asked())
  for (const words of ['Double with balcony', 'Fjord suite', '2 nights, 20/11/2026 to 22/11/2026'])
    expect(markup).toContain(words)
  expect(markup).not.toContain('Sold out today')
})

test('accepting offers free rooms first, shows taken ones as taken, and may leave the room open', () => {
  const markup = draw(<Fields request={asked()} />, asked())
  expect(markup.indexOf('504')).toBeLessThan(markup.indexOf('503'))
  expect(markup).toMatch(/disabled=""[^>]*>.*503.*taken/s)
  expect(markup).toContain('Choose the room later')
  expect(markup).toContain('Move to Fjord suite and accept')
  expect(markup).not.toContain('Whose stay is it?')
})

test('who is in the house already is given a room before it is accepted', () => {
  const inHouse = asked({ upgrade: { ...way, needsUnit: true } })
  const markup = draw(<Fields request={inHouse} />, inHouse, { ...MEANS, needsUnit: true })
  expect(markup).not.toContain('Choose the room later')
  expect(markup).toMatch(/<button[^>]*disabled/)
})

test('what accepting means for the stay is said before: the nights, what they cost, whether a room is needed', () => {
  const means = { ...MEANS, needsUnit: true }
  const markup = draw(<Fields request={asked()} />, asked(), means)
  expect(markup.match(/2 nights, 20\/11\/2026 to 22\/11\/2026/g)).toHaveLength(1)
  expect(markup).toContain('NOK 900 on the bill')
  // The request was read before the guest came.
  expect(markup).not.toContain('Choose the room later')
  const refused = draw(<Fields request={asked()} />, asked(), { ...MEANS, refusal: 'upgrade/stay-changed' })
  expect(refused).toContain('Decline it, so that the guest can ask anew')
})

test('rooms are asked for anew for the stay that somebody chose', () => {
  const keyOf = (bookingId: string | null) => JSON.stringify(upgradeUnitsQuery('order', bookingId).queryKey)
  expect(new Set([keyOf(null), keyOf('ada'), keyOf('bo')]).size).toBe(3)
})

test('a request without a booking says what was written, and asks whose stay it is before it can be accepted', () => {
  const words =
    'Came without a booking: reservation number 81-X and name Astrid Nilsen as written. Check before you accept.'
  const panel = draw(<RequestDetails request={unmatched} />, unmatched)
  expect(panel).toContain(words)
  expect(panel).toContain('The price is for one night.')
  expect(panel).not.toContain('Guest not in house')
  const fields = draw(<Fields request={unmatched} />, unmatched)
  expect(fields).toContain('Whose stay is it?')
  expect(fields).toContain('reservation number 81-X and name Astrid Nilsen')
  expect(fields).toContain('Whether a room is free is checked when you accept.')
  expect(fields).not.toContain('free</span>')
  expect(fields).toMatch(/<button type="submit" disabled/)
})

test('after the answer it says what is left to do by hand, and whether the booking is back', () => {
  const accepted = (upgrade: Partial<typeof way>) =>
    upgradeNotices(t, asked({ status: 'accepted', upgrade: { ...way, ...upgrade } as never })).join(' ')
  expect(accepted({})).toContain('without a room yet')
  expect(accepted({ unit: '504', changeByHandIn: 'Mews' } as never)).toBe(
    'Change the room in Mews by hand as well: it was not changed from here.',
  )
  const cancelled = (isMovedBack: boolean) =>
    upgradeNotices(
      t,
      asked({
        status: 'declined',
        cancelledAt: '2026-11-15T11:00:00Z',
        upgrade: { ...way, isMovedBack } as never,
      }),
    ).join(' ')
  expect(cancelled(true)).toBe('The booking is back in Double with balcony.')
  expect(cancelled(false)).toContain('stayed in Fjord suite')
  expect(upgradeNotices(t, sampleRequest())).toEqual([])
})

test('rooms that are gone are said to staff in their words', () => {
  const gone = new CallError('upgrade/fully-booked', 409, 'gone')
  expect(refusalText(t, gone, { source: 'room upgrades' })).toContain('Choose other nights with the guest')
  expect(refusalText(t, gone, { source: 'guestbook' })).not.toContain('with the guest')
})

test('a stay that was changed since is said to staff with what they can do', () => {
  const changed = new CallError('upgrade/stay-changed', 409, 'changed')
  expect(refusalText(t, changed, { source: 'room upgrades' })).toContain('Decline it, so that the guest')
})

test('before an upgrade is cancelled it is said what becomes of the booking, and nothing of stock', () => {
  const accepted = asked({ status: 'accepted' })
  const said = draw(<MoneyBack request={accepted} />, accepted)
  expect(said).toContain('The booking goes back to Double with balcony where it is still free.')
  expect(said).not.toContain('stock')
})

test('declining an upgrade begins with that the rooms are gone', () => {
  expect(reasonsFor('room upgrades')[0]).toBe('room type fully booked')
  expect(reasonsFor('guestbook')[0]).toBe('out of stock')
  expect(reasonsFor('room upgrades')).toHaveLength(reasonsFor('guestbook').length)
})
