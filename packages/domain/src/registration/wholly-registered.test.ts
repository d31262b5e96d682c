import { expect, test } from 'vitest'
import { formBodyOf } from './presets.ts'
import { adultsRegistered, asksEveryAdult, isWhollyRegistered } from './wholly-registered.ts'

const sent = { registeredAt: '2026-11-15T11:00:00Z' }
const spouse = { type: 'spouse' as const, values: {} }
const child = { type: 'underage child' as const, values: {} }
const norway = formBodyOf('NO')
const mainAlone = {
  fields: norway.fields.map((field) => ({ ...field, appliesTo: 'main guest' as const })),
}

test('a booking is registered once each of its adults is', () => {
  expect(isWhollyRegistered({ ...sent, registeredPeople: 1, adults: 2 })).toBe(false)
  expect(isWhollyRegistered({ ...sent, registeredPeople: 2, adults: 2 })).toBe(true)
  expect(isWhollyRegistered({ ...sent, registeredPeople: 3, adults: 2 })).toBe(true)
  expect(isWhollyRegistered({ ...sent, registeredPeople: 1, adults: null })).toBe(true)
  expect(isWhollyRegistered({ ...sent, registeredPeople: 1, adults: 0 })).toBe(true)
})

test('never without the booking’s guest', () => {
  expect(isWhollyRegistered({ registeredAt: null, registeredPeople: 2, adults: 2 })).toBe(false)
})

test('a spouse stands in the form of the other, a child is no adult', () => {
  const asked = { adults: 2, body: norway }
  expect(adultsRegistered(0, { companions: [] }, asked)).toBe(1)
  expect(adultsRegistered(0, { companions: [spouse, child] }, asked)).toBe(2)
  expect(adultsRegistered(0, { companions: [child] }, asked)).toBe(1)
  expect(adultsRegistered(1, { companions: [] }, asked)).toBe(2)
})

test('a form that asks the booking’s guest alone registers everybody', () => {
  expect(asksEveryAdult(norway)).toBe(true)
  expect(asksEveryAdult(mainAlone)).toBe(false)
  expect(adultsRegistered(0, { companions: [] }, { adults: 3, body: mainAlone })).toBe(3)
})
