import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attempt, Wish } from './attempt.ts'
import { keptAttempt } from './kept-attempts.ts'
import { type SendRules, sendInTurn } from './send-in-turn.ts'
import { stubBrowser } from './stub-browser.ts'

type Body = { cart: string; email?: string }
type Refusal = { kind: 'unsure' } | { kind: 'price' } | { kind: 'too old' }

const KEY = 'store-attempt:fjellheim:stay'
const CART = { cart: 'cocoa', email: 'astrid@guests.example' }
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A house that takes an order once for every key; what it answers can be lost, or a refusal. */
function openHouse() {
  const orders = new Map<string, string>()
  const fate = { answer: 'taken' as 'taken' | 'lost' | 'never arrived' | 'price' | 'too old' }
  const take = async ({ key, body }: Attempt<Body>) => {
    const { answer } = fate
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (answer === 'too old') throw new CallError('client/too-old', 426, answer)
    if (answer === 'price' || answer === 'never arrived') throw new Error(answer)
    if (!orders.has(key)) orders.set(key, `${body.cart} ${orders.size + 1}`)
    if (answer === 'lost') throw new Error(answer)
    return orders.get(key) as string
  }
  return { orders, fate, take }
}

function openTab(house: ReturnType<typeof openHouse>) {
  const shown: string[] = []
  const kept = keptAttempt<Body>(KEY)
  const rules: SendRules<Body, Refusal> = {
    async call(attempt) {
      const orderId = await house.take(attempt)
      return { orderId, goOn: () => void shown.push(orderId) }
    },
    showOrder: (orderId) => void shown.push(orderId),
    refusalOf: (error) => {
      const { message } = error as Error
      return { kind: message === 'price' || message === 'too old' ? message : 'unsure' }
    },
    isSure: ({ kind }) => kind !== 'unsure',
    mayHaveArrived: ({ kind }) => kind === 'unsure',
  }
  const send = async (wish: Wish<Body>) => {
    const outcome = sendInTurn({ key: KEY, kept }, () => wish, rules)
    await vi.runAllTimersAsync()
    return outcome
  }
  return { shown, send, kept }
}

const pressed = (known: string | null = null): Wish<Body> => ({ body: CART, cart: 'cocoa', known })
const UNSURE = { isLeaving: false, refusal: { kind: 'unsure' } }

test('a cart sent from two tabs at the same moment is one order, and both show it', async () => {
  stubBrowser()
  const house = openHouse()
  const [one, other] = [openTab(house), openTab(house)]
  await Promise.all([
    one.send(pressed()),
    other.send({ body: { cart: 'cocoa' }, cart: 'cocoa', known: null }),
  ])
  expect(house.orders.size).toBe(1)
  expect([one.shown, other.shown]).toEqual([['cocoa 1'], ['cocoa 1']])
})

test('where the answer was lost, another tab sends the same order with its key, and nothing else', async () => {
  stubBrowser()
  const house = openHouse()
  const [one, other] = [openTab(house), openTab(house)]
  house.fate.answer = 'lost'
  expect(await one.send(pressed())).toEqual(UNSURE)
  house.fate.answer = 'taken'
  expect(await other.send({ body: { cart: 'cocoa' }, cart: 'cocoa', known: null })).toEqual(UNSURE)
  expect(house.orders.size).toBe(1)
  expect(await other.send('the same again')).toEqual({ isLeaving: true })
  expect(house.orders.size).toBe(1)
  expect(other.shown).toEqual(['cocoa 1'])
  // The first tab still asks whether to try again.
  await one.send('the same again')
  expect(one.shown).toEqual(['cocoa 1'])
  expect(house.orders.size).toBe(1)
})

test('an order that never arrived is sent whole from another tab', async () => {
  stubBrowser()
  const house = openHouse()
  const [one, other] = [openTab(house), openTab(house)]
  house.fate.answer = 'never arrived'
  await one.send(pressed())
  house.fate.answer = 'taken'
  await other.send('the same again')
  expect([...house.orders.values()]).toEqual(['cocoa 1'])
})

test('an answer that says nothing of the order leaves it as unknown as it was', async () => {
  stubBrowser()
  const house = openHouse()
  const tab = openTab(house)
  house.fate.answer = 'lost'
  await tab.send(pressed())
  house.fate.answer = 'too old'
  expect(await tab.send('the same again')).toMatchObject({ refusal: { kind: 'too old' } })
  house.fate.answer = 'taken'
  await tab.send(pressed())
  expect(house.orders.size).toBe(1)
  // Of a first try it says that nothing is there.
  house.fate.answer = 'too old'
  await tab.send(pressed('cocoa 1'))
  expect(tab.kept.read()).toBeNull()
})

test('an equal order after the answer is a second order', async () => {
  stubBrowser()
  const house = openHouse()
  const tab = openTab(house)
  await tab.send(pressed())
  await tab.send(pressed('cocoa 1'))
  expect(tab.shown).toEqual(['cocoa 1', 'cocoa 2'])
})

test('once it is answered, taken or not, nothing that the person wrote is left on the device', async () => {
  const stored = stubBrowser()
  const house = openHouse()
  const tab = openTab(house)
  const isWritten = () => [...stored.values()].join().includes(CART.email)
  house.fate.answer = 'lost'
  await tab.send(pressed())
  expect(isWritten()).toBe(true)
  house.fate.answer = 'taken'
  await tab.send('the same again')
  expect(isWritten()).toBe(false)
  house.fate.answer = 'price'
  expect(await tab.send(pressed('cocoa 1'))).toMatchObject({ refusal: { kind: 'price' } })
  expect(stored.size).toBe(0)
})

test('where tabs cannot take turns, an equal order still goes with the key that another tab keeps', async () => {
  stubBrowser({ hasTurns: false })
  const house = openHouse()
  const [one, other] = [openTab(house), openTab(house)]
  await Promise.all([one.send(pressed()), other.send(pressed())])
  expect(house.orders.size).toBe(1)
})
