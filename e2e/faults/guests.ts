import { isDeepStrictEqual } from 'node:util'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { bookingsAround } from '../../apps/server/src/demo/fjellheim/bookings.ts'
import { FJELLHEIM } from '../../apps/server/src/demo/fjellheim/property.ts'
import { demoLinks } from '../../apps/server/src/demo/links.ts'
import type { PlannedOrder } from './plan.ts'
import { sumsOf } from './products.ts'
import { type Answer, createLine } from './sending.ts'
import type { KillableServer } from './server.ts'
import { HOTEL } from './staff.ts'

/** What a guest was told in the end. */
export type Told = {
  planned: PlannedOrder
  /** The order as it was acknowledged, first and every time after. */
  acknowledged: Record<string, unknown> | null
  /** Nothing may be stored: it was refused and never acknowledged. */
  isRefused: boolean
  /** What no guest should be told. */
  surprises: string[]
}

const MOST_SENDS = 40
const STEP_MS = 15 * 60_000

/** What a guest sends for a planned order. */
export function bodiesFor(productIds: readonly string[]) {
  const time = new Date(Math.ceil(Date.now() / STEP_MS) * STEP_MS + 12 * 3_600_000).toISOString()
  const payers = linkKeysOfPayers(Date.now())
  let paying = 0
  const nextPayer = () => payers[paying++ % payers.length]
  return ({ lines, service, isDelivered }: PlannedOrder): Record<string, unknown> => ({
    // Visitors without a booking may send only a few.
    booking: service === 'Pay Now' ? nextPayer() : demoLinks().inHouse.linkKey,
    lines: lines.map(({ product, quantity, choice, extras }) => ({
      productId: productIds[product],
      quantity,
      choices: choice === null ? {} : { ['list'.padEnd(22, '0')]: choice },
      extras,
    })),
    checkout: {
      reservationNumber: 'R-1',
      firstName: 'Astrid',
      lastName: 'Nilsen',
      roomNumber: '204',
      email: 'astrid@guest.example',
      phoneNumber: '+47 22 12 34 56',
      timeOfDelivery: time,
      deliveryOrPickup: isDelivered ? 'delivery' : 'pickup',
    },
    service,
    total: sumsOf(lines, { isDelivered, isPutOnBill: service === 'Put on bill' }).total,
  })
}

/** Guests who send each order until they know how it went, whatever happens to it on the way. */
export function createGuests(server: KillableServer, productIds: readonly string[]) {
  const line = createLine(`${server.origin}/api/guest/${HOTEL}/orders`)
  const bodyOf = bodiesFor(productIds)
  let guests = 0

  return async function order(planned: PlannedOrder): Promise<Told> {
    const { key, fault, breaksAfterMs } = planned
    const body = bodyOf(planned)
    const address = `10.${guests >> 16}.${(guests >> 8) & 255}.${guests++ & 255}`
    const answers: Answer[] = []
    const surprises: string[] = []
    const send = (limitMs?: number) =>
      line.send({ body, key, address, ...(limitMs === undefined ? {} : { limitMs }) })

    /** Until there is an answer: as a guest does who presses the button again. */
    async function insist(): Promise<void> {
      for (let sends = 0; sends < MOST_SENDS; sends++) {
        await server.ready()
        const answer = await send()
        if (answer) {
          answers.push(answer)
          return
        }
      }
      surprises.push(`no answer after ${MOST_SENDS} sends`)
    }

    await server.ready()
    if (fault === 'dropped' || fault === 'given up') {
      const early = await send(breaksAfterMs)
      if (early) answers.push(early)
    }
    if (fault === 'double click') await Promise.all([insist(), insist()])
    else if (fault !== 'given up') await insist()
    if (fault === 'repeated') await insist()
    if (fault === 'key reused') surprises.push(...(await reuse()))

    /** The key belongs to the first cart; an order that was refused has none. */
    async function reuse(): Promise<string[]> {
      if (answers.at(-1)?.status !== 200) return []
      await server.ready()
      const answer = await line.send({ body: { ...body, language: 1 }, key, address })
      return !answer || answer.status === 422 ? [] : [`a reused key was answered with ${answer.status}`]
    }
    return toldBy(planned, answers, surprises)
  }
}

/** Few orders of one booking may wait for their payment, so each comes from another guest who can order for tomorrow. */
function linkKeysOfPayers(now: number): string[] {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  return bookingsAround(now)
    .filter(
      ({ state, departure }) =>
        (state === 'checkout' && departure < today) || (state === 'checkin' && departure > addDays(today, 1)),
    )
    .map(({ linkKey }) => linkKey)
}

export function toldBy(planned: PlannedOrder, answers: readonly Answer[], surprises: string[]): Told {
  const orders = answers.flatMap(({ status, data }) => (status === 200 && data ? [data] : []))
  const [acknowledged = null] = orders
  const odd = answers.filter(({ status, code }) => status !== 200 && code !== 'order/out-of-stock')
  return {
    planned,
    acknowledged,
    isRefused: acknowledged === null && answers.length > 0 && planned.fault !== 'given up',
    surprises: [
      ...surprises,
      ...odd.map(({ status, code }) => `answered ${status} ${code}`),
      ...(orders.every((order) => isDeepStrictEqual(order, acknowledged)) ? [] : ['two answers differ']),
    ],
  }
}
