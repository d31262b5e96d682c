import type { FoundStay, HoldingSummary, RetentionRun } from '@innkeeper/api/privacy.ts'
import { HOLDING_KINDS } from '@innkeeper/domain/privacy/holdings.ts'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { drawLinked } from '../../testing/draw-linked.tsx'
import { Found } from './guest-search-box.tsx'
import { Holdings } from './holdings.tsx'
import { Obstacles } from './obstacles.tsx'
import { RunsBox } from './runs-box.tsx'
import { StayChoice } from './stay-choice.tsx'
import { isMonths } from './use-retention-form.ts'

const nothing = () => undefined

const stay: FoundStay = {
  id: 'a',
  bookingNumber: 'F26128',
  name: 'Ola Nordmann',
  email: 'ola@guest.example',
  phone: null,
  arrival: '2026-11-14',
  departure: '2026-11-16',
  unit: '306',
  state: 'checkout',
  isErased: false,
  registered: [],
}

test('a found stay says who, when and how it stands; one without a name says so', () => {
  const markup = draw(
    <Found stays={[stay, { ...stay, id: 'b', name: '' }]} onOpen={nothing} onClear={nothing} />,
  )
  expect(markup).toContain('Ola Nordmann')
  expect(markup).toContain('Booking F26128, room 306')
  expect(markup).toContain('Departed')
  expect(markup).toContain('No name')
  expect(draw(<Found stays={[]} onOpen={nothing} onClear={nothing} />)).toContain('Nothing matches')
})

test('a found stay says who registered under the name, and leads to another adult’s form', async () => {
  const registered = [
    { id: 'M'.repeat(22), name: 'Ola M. Nordmann', isBooker: true },
    { id: 'P'.repeat(22), name: 'Per Lund', isBooker: false },
  ]
  const found = { ...stay, name: '', isErased: true, registered }
  const markup = await drawLinked(<Found stays={[found]} onOpen={nothing} onClear={nothing} />)
  for (const words of ['Erased guest', 'Registered as Ola M. Nordmann', 'Per Lund, another adult'])
    expect(markup).toContain(words)
  expect(markup.match(/<a [^>]*registration\/submissions\?id=P/g)).toHaveLength(1)
  expect(markup).not.toContain('<button')
})

test('another name with the same address is offered and not chosen', () => {
  const wife = { ...stay, id: 'b', name: 'Kari Nordmann', likeness: 'same-contact' as const }
  const again = { ...stay, id: 'c', likeness: 'same-person' as const }
  const markup = draw(
    <StayChoice stay={stay} others={[wife, again]} chosen={['a', 'c']} onToggle={nothing} />,
  )
  const boxes = [...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box)
  expect(boxes.map((box) => box.includes('checked'))).toEqual([true, false, true])
  expect(boxes.map((box) => box.includes('disabled'))).toEqual([true, false, false])
  expect(markup.match(/Another name/g)).toHaveLength(1)
})

test('what is stored stands by what becomes of it; what a law keeps says until when', () => {
  const holdings: HoldingSummary[] = [
    { kind: 'messages', fate: 'erased', count: 2, lockedUntil: null },
    { kind: 'orders', fate: 'kept-without-person', count: 1, lockedUntil: null },
    { kind: 'registration', fate: 'locked', count: 1, lockedUntil: '2028-11-16' },
  ]
  const markup = draw(<Holdings holdings={holdings} />)
  const order = ['Erased', '2 messages', 'Kept, without the guest', '1 order', 'Locked by law', '16/11/2028']
  const places = order.map((words) => markup.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test.each(HOLDING_KINDS)('%s has its words', (kind) => {
  const markup = draw(<Holdings holdings={[{ kind, fate: 'erased', count: 3, lockedUntil: null }]} />)
  expect(markup).not.toContain('privacy.')
})

test('what is open keeps a guest, by the number of its order; who is here is told of', () => {
  const open = draw(<Obstacles obstacles={[{ reason: 'unanswered', order: 1004 }]} isCurrent />)
  expect(open).toContain('cannot be erased yet')
  expect(open).toContain('1004')
  expect(draw(<Obstacles obstacles={[]} isCurrent />)).toContain('here or still to come')
  expect(draw(<Obstacles obstacles={[]} isCurrent={false} />)).not.toContain('mantine-Alert-root')
})

test('a night says what it took, what it kept, and that nothing was due', () => {
  const night: RetentionRun = {
    day: '2026-11-16',
    startedAt: '2026-11-16T02:50:00Z',
    finishedAt: '2026-11-16T02:50:01Z',
    guests: 12,
    orders: 0,
    messages: 1,
    answers: 0,
    registrations: 3,
    keptBack: 2,
  }
  const quiet = { ...night, day: '2026-11-15', guests: 0, messages: 0, registrations: 0, keptBack: 0 }
  const markup = draw(<RunsBox runs={[night, quiet]} />)
  expect(markup).toContain('guests of 12 stays, 1 message and 3 registrations')
  expect(markup).toContain('2 stays were kept')
  expect(markup).toContain('Nothing was due')
  expect(draw(<RunsBox runs={[{ ...night, finishedAt: null }]} />)).toContain('Not finished yet')
  const month = Array.from({ length: 30 }, (_, n) => ({
    ...quiet,
    day: `2026-10-${String(n + 1).padStart(2, '0')}`,
  }))
  expect(draw(<RunsBox runs={month} />).match(/<time/g)).toHaveLength(7)
})

test('months are whole and between one and ten years', () => {
  expect([0, 1, 24, 120, 121, 1.5].map(isMonths)).toEqual([false, true, true, true, false, false])
})
