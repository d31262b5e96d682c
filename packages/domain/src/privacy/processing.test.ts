import { expect, test } from 'vitest'
import { MODULES } from '../modules/module-names.ts'
import { HOLDING_KINDS } from './holdings.ts'
import { processingOf } from './processing.ts'

const retention = { guests: 18, messages: 6, answers: 12 }
const lines = processingOf(MODULES, retention)
const line = (kind: string) => lines.find((one) => one.kind === kind)

test('whatever can be held of a person stands in the record', () => {
  expect(lines.map(({ kind }) => kind)).toEqual(HOLDING_KINDS)
})

test('months are the property’s own, a register’s are its law’s', () => {
  expect(line('person')?.period).toEqual({ by: 'months', count: 18 })
  expect(line('messages')?.period).toEqual({ by: 'months', count: 6 })
  expect(line('registration')?.period).toEqual({ by: 'register', count: null })
  expect(line('imports')?.period).toEqual({ by: 'days', count: 30 })
  expect(line('visits')?.period).toEqual({ by: 'days', count: 90 })
})

test('who reads it follows from what roles may do', () => {
  expect(line('registration')?.roles).toEqual(expect.arrayContaining(['owner', 'reception']))
  expect(line('registration')?.roles).not.toContain('kitchen')
  expect(line('orders')?.roles).toContain('kitchen')
  expect(lines.every(({ roles }) => roles.includes('owner'))).toBe(true)
})

test('a module that the property has not holds nothing', () => {
  const kinds = processingOf([], retention).map(({ kind }) => kind)
  expect(kinds).not.toContain('registration')
  expect(kinds).toContain('person')
})
