import { expect, test } from 'vitest'
import {
  type Attempt,
  attemptFor,
  isInterrupted,
  isUnanswered,
  orderOf,
  parseKept,
  stepFor,
} from './attempt.ts'

const body = { lines: [], service: 'Put on bill', total: 24500 }
type Body = typeof body
const now = 1_000_000
const MINUTE = 60_000
const CART = '["tea"]'
let keys = 0
const newKey = () => `key-${++keys}`
const at = { now, newKey }
const onItsWay = (): Attempt<Body> => attemptFor<Body>(null, { body, cart: CART }, at)
const lost = (): Attempt<Body> => ({ ...onItsWay(), isUnderWay: false, isUnanswered: true })
/** The server answered: its payment page could not be opened. */
const answeredOtherwise = (): Attempt<Body> => ({ ...lost(), isUnanswered: false })
const another = { body: { ...body, total: 25000 }, cart: '["tea","cake"]' }

test('an order whose answer was lost is sent again with its key, a changed one with another', () => {
  const first = onItsWay()
  const later = { now: now + 5000, newKey }
  expect(attemptFor({ ...first, isUnderWay: false }, { body: { ...body }, cart: CART }, later)).toEqual({
    ...first,
    sentAt: now + 5000,
  })
  expect(attemptFor(first, another, at).key).not.toBe(first.key)
})

test('a page reloaded while an order is on its way sends it again', () => {
  expect(isInterrupted(onItsWay(), { now: now + 3000, cart: CART })).toBe(true)
})

test('an order that was given up, left for longer, or answered is not sent behind anybody’s back', () => {
  expect(isInterrupted({ ...onItsWay(), isUnderWay: false }, { now: now + 10, cart: CART })).toBe(false)
  expect(isInterrupted(onItsWay(), { now: now + 120_000, cart: CART })).toBe(false)
  expect(isInterrupted({ orderId: 'o', answeredAt: now }, { now, cart: CART })).toBe(false)
  expect(isInterrupted(null, { now, cart: CART })).toBe(false)
  // What is in the cart by now is something else.
  expect(isInterrupted(onItsWay(), { now: now + 10, cart: another.cart })).toBe(false)
})

test('while nobody knows whether an order arrived, the same one is all that can be sent', () => {
  for (const unknown of [lost(), onItsWay()]) {
    expect(isUnanswered(unknown)).toBe(true)
    expect(stepFor(unknown, { ...another, known: null }, at)).toEqual({ kind: 'unanswered' })
    const same = stepFor(unknown, { body: { ...body }, cart: CART, known: null }, at)
    expect(same).toMatchObject({ kind: 'send', attempt: { key: unknown.key, isUnderWay: true } })
    expect(stepFor(unknown, 'the same again', at)).toEqual(same)
  }
})

test('one whose payment page could not be opened is there, and another takes its place', () => {
  const first = answeredOtherwise()
  expect(isUnanswered(first)).toBe(false)
  const step = stepFor(first, { ...another, known: null }, at)
  expect(step).toMatchObject({ kind: 'send', attempt: another })
  expect(step).not.toMatchObject({ attempt: { key: first.key } })
})

test('an order that came while the guest pressed is the one they wanted; an equal one later is a second', () => {
  const answered = { orderId: 'first', answeredAt: now }
  expect(orderOf(answered)).toBe('first')
  expect(stepFor<Body>(answered, { body, cart: CART, known: null }, at)).toEqual({
    kind: 'ordered',
    orderId: 'first',
  })
  expect(stepFor<Body>(answered, { body, cart: CART, known: 'earlier' }, at)).toMatchObject({
    kind: 'ordered',
  })
  expect(stepFor<Body>(answered, 'the same again', at)).toEqual({ kind: 'ordered', orderId: 'first' })
  expect(stepFor<Body>(answered, { body, cart: CART, known: 'first' }, at)).toMatchObject({ kind: 'send' })
})

test('where nothing is left to send again, nothing is', () => {
  expect(stepFor(null, 'the same again', at)).toEqual({ kind: 'nothing' })
})

test('what is stored is an attempt, what became of one, or nothing', () => {
  const copy = (value: unknown) => parseKept(JSON.parse(JSON.stringify(value)), now)
  for (const kept of [onItsWay(), lost(), { orderId: 'o', answeredAt: now }]) expect(copy(kept)).toEqual(kept)
  const older = { key: 'k', body: {}, sentAt: now, isUnderWay: true, cart: 1 }
  const broken = [null, 'x', {}, { key: 'k' }, { key: 1, body: {} }, { orderId: 'o' }, older]
  for (const stored of broken) expect(copy(stored)).toBeNull()
})

test('what is kept counts for ten minutes: later the same is meant to be a second order', () => {
  const tried = { ...lost(), sentAt: now + 5 * MINUTE }
  expect(parseKept(tried, now + 14 * MINUTE)).toEqual(tried)
  expect(parseKept(tried, now + 15 * MINUTE)).toBeNull()
  expect(parseKept({ orderId: 'o', answeredAt: now }, now + 10 * MINUTE)).toBeNull()
})
