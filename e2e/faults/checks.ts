import { isDeepStrictEqual } from 'node:util'
import type { Told } from './guests.ts'
import { PRODUCTS, productAt, sumsOf } from './products.ts'
import type { Stored, StoredOrder } from './stored.ts'

export type Check = { name: string; failures: string[] }

/** What has to hold, whatever happened on the way. */
export function checkAll(told: readonly Told[], stored: Stored, productIds: readonly string[]): Check[] {
  const orderOf = new Map(stored.orders.map((order) => [order.id, order]))
  const orderOfKey = new Map(
    stored.keys.flatMap(({ key, orderId }) => {
      const order = orderOf.get(orderId)
      return order ? [[key, order] as const] : []
    }),
  )
  const acknowledged = told.flatMap(({ planned, acknowledged: answer }) =>
    answer ? [{ planned, answer, order: orderOfKey.get(planned.key) }] : [],
  )
  const kept = told.flatMap(({ planned }) => {
    const order = orderOfKey.get(planned.key)
    return order ? [{ planned, order }] : []
  })
  return [
    check('guests were told nothing odd', told, ({ planned, surprises }) =>
      surprises.map((surprise) => `${planned.key} (${planned.fault}): ${surprise}`),
    ),
    check('no acknowledged order is lost', acknowledged, ({ planned, order }) =>
      order ? [] : [`${planned.key} was acknowledged and is not there`],
    ),
    check('every acknowledged answer is what is stored', acknowledged, ({ planned, answer, order }) =>
      order ? differences(answer, shownOf(order)).map((field) => `${planned.key}: ${field}`) : [],
    ),
    {
      name: 'no order is there twice, none without its key, no number twice',
      failures: [
        ...twice(stored.keys.map(({ orderId }) => orderId)).map((id) => `order ${id} has two keys`),
        ...twice(stored.orders.map(({ number }) => String(number))).map((number) => `number ${number} twice`),
        ...missing(stored.orders, orderOfKey).map(({ number }) => `order ${number} has no key`),
      ],
    },
    check('nothing is stored of a refused order', told, ({ planned, isRefused }) =>
      isRefused && orderOfKey.has(planned.key) ? [`${planned.key} was refused and is there`] : [],
    ),
    check('every order holds what was ordered, every total is right', kept, ({ planned, order }) => {
      const isPutOnBill = planned.service === 'Put on bill'
      const sums = sumsOf(planned.lines, { isDelivered: planned.isDelivered, isPutOnBill })
      const expected = {
        total: sums.total,
        vat: sums.vat,
        lines: sums.lines.map(({ unitPrice, total, vat }, at) => ({
          product: productIds[planned.lines[at]?.product ?? -1],
          quantity: planned.lines[at]?.quantity,
          unitPrice,
          total,
          vat,
        })),
      }
      const found = {
        total: order.total,
        vat: order.vat,
        lines: order.lines.map(({ product_id, quantity, unit_price, total, vat }) => ({
          product: product_id,
          quantity,
          unitPrice: unit_price,
          total,
          vat,
        })),
      }
      return differences(expected, found).map((field) => `${planned.key}: ${field}`)
    }),
    check('stock is what there was without what was sold, never below zero', [...PRODUCTS.keys()], (at) => {
      const { name, stock } = productAt(at)
      const id = productIds[at] ?? ''
      const sold = stored.orders
        .flatMap(({ lines }) => lines)
        .filter(({ product_id }) => product_id === id)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      const expected = stock === null ? null : stock - sold
      const left = stored.stock.get(id)
      const isRight = left === expected && (expected === null || expected >= 0)
      return isRight ? [] : [`${name}: ${stock} - ${sold} sold, ${left} left`]
    }),
    check('staff are told of every placed order once', stored.orders, ({ id, number, stage }) => {
      const events = stored.events.get(id) ?? 0
      const expected = stage === 'placed' ? 1 : 0
      return events === expected ? [] : [`order ${number} (${stage}) has ${events} events`]
    }),
    check('every order to pay has one payment', acknowledged, ({ planned, answer }) => {
      const payments = stored.payments.get(String(answer.orderId)) ?? 0
      const expected = planned.service === 'Pay Now' ? 1 : 0
      return payments === expected ? [] : [`${planned.key} (${planned.service}) has ${payments} payments`]
    }),
  ]
}

function check<T>(name: string, all: readonly T[], failuresOf: (one: T) => string[]): Check {
  return { name, failures: all.flatMap(failuresOf) }
}

function twice(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

function missing(orders: readonly StoredOrder[], ofKeys: ReadonlyMap<string, StoredOrder>): StoredOrder[] {
  const known = new Set([...ofKeys.values()].map(({ id }) => id))
  return orders.filter(({ id }) => !known.has(id))
}

/** The row as a guest is shown it; what is only for the moment (the payment page) is left out. */
function shownOf(order: StoredOrder): Record<string, unknown> {
  return {
    orderId: order.id,
    number: order.number,
    watchId: order.watch_id,
    stage: order.stage,
    status: order.status,
    service: order.service,
    payment: order.payment,
    deliveryMethod: order.delivery_method,
    timeRequested: instantOf(order.time_requested),
    placedAt: instantOf(order.placed_at),
    currency: order.currency,
    lines: order.lines.map((line) => ({
      productId: line.product_id,
      title: line.title,
      quantity: line.quantity,
      kind: line.kind,
      days: line.days,
      time: line.at_time,
      details: line.details,
      comment: line.comment,
      unitPrice: line.unit_price,
      total: line.total,
      vatRate: line.vat_rate,
      vat: line.vat,
      // None of them is of a deal.
      dealTitle: null,
    })),
    serviceCharge: order.service_charge,
    transactionFee: order.transaction_fee,
    total: order.total,
    vat: order.vat,
    isPreview: order.is_preview,
  }
}

function instantOf(value: unknown): string {
  return new Date(String(value)).toISOString()
}

/** Fields of the second that the first has otherwise. */
function differences(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  return Object.keys(other)
    .filter((field) => !isDeepStrictEqual(one[field], other[field]))
    .map((field) => `${field} ${JSON.stringify(one[field])} is stored as ${JSON.stringify(other[field])}`)
}
