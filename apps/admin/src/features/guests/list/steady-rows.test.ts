import { expect, test } from 'vitest'
import { steadyRows } from './steady-rows.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id }))
const after = (shown: string, fresh: string) =>
  steadyRows([...shown], rows(fresh))
    .map(({ id }) => id)
    .join('')

test('rows stay where they are while their order changes on the server', () => {
  expect(after('abc', 'bca')).toBe('abc')
})

test('what is new comes where it belongs, what is gone leaves', () => {
  expect(after('abc', 'xabyc')).toBe('xabyc')
  expect(after('abc', 'ac')).toBe('ac')
  expect(after('', 'ab')).toBe('ab')
})

test('several new ones keep their order among themselves', () => {
  expect(after('ab', 'axyzb')).toBe('axyzb')
})
