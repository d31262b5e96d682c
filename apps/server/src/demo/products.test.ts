import { type GuestJourney, PRODUCT_KINDS, PRODUCT_TYPES } from '@innkeeper/domain/orders/constants.ts'
import { deliveryTimes } from '@innkeeper/domain/orders/delivery-times.ts'
import { productSchema } from '@innkeeper/domain/orders/product-schema.ts'
import {
  isForGuests,
  isForVisitor,
  isInGuestbook,
  journeyOf,
} from '@innkeeper/domain/orders/product-visibility.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { readGuestbook } from './guestbook-file.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { showcase } from './showcase/showcase.ts'

const NOW = Date.parse('2026-11-15T16:20:00Z')
const houses = await Promise.all(
  [fjellheim(NOW), havnehuset(NOW), showcase(NOW)].map(async (demo) => ({
    name: demo.property.name,
    timeZone: demo.property.timeZone,
    cards: (await readGuestbook(demo, NOW)).cards,
    products: demo.products,
  })),
)

describe.each(houses.map((house) => [house.name, house] as const))('the products of %s', (_, house) => {
  const all = house.products.map(({ product }) => product)
  const offered = all.filter(isForGuests)

  test('are ones the product accepts, counted where they are limited', () => {
    for (const { product, stock } of house.products) {
      expect(z.safeParse(productSchema, product).error?.issues ?? []).toEqual([])
      expect(stock === null).toBe(product.options.quantity.isUnlimited)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('say the same in every language the guestbook is written in', () => {
    const written = Object.keys(house.cards[0]?.content ?? {})
    for (const { content, options, attachments, category } of offered) {
      expect(Object.keys(content)).toEqual(written)
      for (const { title, description, category: translated } of Object.values(content)) {
        expect(title.length > 2 && description.length > 10).toBe(true)
        expect(Boolean(translated), title).toBe(category !== '')
      }
      for (const { kind, names } of attachments)
        if (kind === 'pdf') expect(Object.keys(names ?? {})).toEqual(written)
      const parts = [...options.listOfChoices.flatMap((list) => [list, ...list.choices]), ...options.extras]
      for (const { names } of parts) expect(Object.keys(names)).toEqual(written)
    }
  })

  test('stand on a card that guests of their journey see, and can be had within two days of any day', () => {
    const forms = house.cards.filter(({ form }) => form)
    for (const card of forms) {
      const listed = all.filter(({ id }) => card.form?.productIds.includes(id))
      expect(listed).toHaveLength(card.form?.productIds.length ?? 0)
      for (const state of card.visibility?.state ?? []) {
        const journey: GuestJourney = journeyOf(state)
        expect(listed.some((product) => isForVisitor(product, { targetGroups: [] }, journey))).toBe(true)
      }
    }
    const onCards = new Set(forms.flatMap(({ form }) => form?.productIds ?? []))
    for (const product of offered.filter(isInGuestbook)) {
      expect(onCards.has(product.id)).toBe(true)
      const days = [0, 2, 4, 6].map((day) =>
        deliveryTimes([product], { now: NOW + day * DAY_MS, timeZone: house.timeZone, stay: null }),
      )
      expect(days.filter((times) => times.length > 0).length).toBeGreaterThan(2)
    }
  })
})

test('the demo has what is brought, picked up, done at a time and part of the stay', () => {
  for (const { name, products } of [houses[0], houses[2]].flatMap((house) => house ?? [])) {
    const offered = products.map(({ product }) => product).filter(isForGuests)
    expect(new Set(offered.map(({ options }) => options.kind)), name).toEqual(new Set(PRODUCT_KINDS))
    expect(offered.some(({ options }) => options.cutOff?.kind === 'day before')).toBe(true)
    expect(offered.some(({ options }) => options.allergens.length > 0 && options.kind !== 'service')).toBe(
      true,
    )
  }
})

test('who can pour wine or beer says from which age', () => {
  const poured = houses.flatMap(({ products }) =>
    products.filter(({ product }) => /\b(bottle in|beer)\b/.test(JSON.stringify(product.content))),
  )
  expect(poured).toHaveLength(2)
  for (const { product } of poured) expect(product.options.minimumAge).toBe(18)
})

test('Fjellheim has one of everything staff can meet', () => {
  const products = houses[0]?.products ?? []
  const all = products.map(({ product }) => product)
  const types = new Set(all.map(({ type }) => type))
  expect(types).toEqual(new Set(PRODUCT_TYPES))
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['enabled', 'disabled', 'archived']))
  expect(all.some(({ internal }) => internal)).toBe(true)
  expect(all.some(({ options }) => options.isAutomaticallyAccepted)).toBe(true)
  expect(all.some(({ options }) => options.salePrice !== null)).toBe(true)
  expect(products.some(({ stock }) => stock === 4)).toBe(true)
})
