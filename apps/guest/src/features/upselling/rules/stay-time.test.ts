import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'
import { stayTimeOfOrdered } from './stay-time.ts'

const stay = { arrival: '2026-11-15', departure: '2026-11-16' }
const hours = (day: string) => ({ kind: 'part of the stay' as const, days: [day], time: '13:00' })

test('a part of the stay with a time moves check-in on the first day, and check-out on the last', () => {
  expect(stayTimeOfOrdered(hours('2026-11-15'), stay)).toBe('arrival')
  expect(stayTimeOfOrdered(hours('2026-11-16'), stay)).toBe('departure')
})

test('of a stay that was moved since, the nearer end counts', () => {
  const moved = { arrival: '2026-11-16', departure: '2026-11-20' }
  expect(stayTimeOfOrdered(hours('2026-11-15'), moved)).toBe('arrival')
  expect(stayTimeOfOrdered(hours('2026-11-19'), moved)).toBe('departure')
})

test('a night has no time, and what is done at a time moves none of the stay', () => {
  expect(stayTimeOfOrdered({ ...hours('2026-11-15'), time: null }, stay)).toBeNull()
  expect(stayTimeOfOrdered({ ...hours('2026-11-15'), kind: 'service' }, stay)).toBeNull()
  expect(stayTimeOfOrdered({ ...hours('2026-11-15'), days: [] }, stay)).toBeNull()
})

test('words on a line of their own begin with a capital, and what follows a number stays small', () => {
  expect(asSentence('mandag og onsdag, 21:00')).toBe('Mandag og onsdag, 21:00')
  expect(asSentence('öösel')).toBe('Öösel')
  expect(asSentence('2 × mandag')).toBe('2 × mandag')
  expect(asSentence('')).toBe('')
})
