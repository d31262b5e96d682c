import { expect, it } from 'vitest'
import { isTold } from '../../platform/events/frames.ts'
import { heardBy, hearsTheSame } from './heard-by.ts'

const kitchen = { roles: ['kitchen'] as const, categories: ['Food'] }
const told = (member: Parameters<typeof heardBy>[0], name: string, payload: object = {}) =>
  isTold(heardBy(member), { name, payload })

it('the kitchen hears of requests of its categories and of itself, of no booking, message or card', () => {
  expect(told(kitchen, 'order.placed', { requestId: 'a', categories: ['Spa', 'Food'] })).toBe(true)
  expect(told(kitchen, 'order.changed', { requestId: 'a', categories: ['Spa'] })).toBe(false)
  expect(told(kitchen, 'order.changed', { requestId: 'a' })).toBe(false)
  expect(told(kitchen, 'team.changed')).toBe(true)
  expect(told(kitchen, 'product.changed')).toBe(true)
  for (const name of ['booking.changed', 'message.changed', 'card.changed', 'order.answered']) {
    expect(told(kitchen, name), name).toBe(false)
  }
})

it('somebody of the kitchen with another role hears what that role does, and no more of requests', () => {
  const both = { roles: ['housekeeping', 'kitchen'] as const, categories: ['Food'] }
  expect(told(both, 'booking.changed')).toBe(true)
  expect(told(both, 'order.placed', { categories: ['Spa'] })).toBe(false)
  expect(told(both, 'message.changed')).toBe(false)
})

it('reception hears of all requests, housekeeping of none', () => {
  const reception = { roles: ['reception'] as const, categories: [] }
  const housekeeping = { roles: ['housekeeping'] as const, categories: [] }
  expect(told(reception, 'order.placed', { categories: ['Spa'] })).toBe(true)
  expect(told(reception, 'message.changed')).toBe(true)
  expect(told(housekeeping, 'order.placed', { categories: ['Spa'] })).toBe(false)
  expect(told(housekeeping, 'team.changed')).toBe(true)
})

it('a stream goes on only while its member hears the same', () => {
  expect(hearsTheSame(kitchen, { ...kitchen })).toBe(true)
  expect(hearsTheSame(kitchen, { ...kitchen, categories: ['Food', 'Spa'] })).toBe(false)
  expect(hearsTheSame({ roles: ['reception'], categories: [] }, kitchen)).toBe(false)
})
