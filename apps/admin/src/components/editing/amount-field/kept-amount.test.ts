import { expect, test } from 'vitest'
import { memoryPort } from '../form/memory-port.ts'
import { UNREADABLE } from './amount-field.tsx'
import { keepAmount, keptAmount } from './kept-amount.ts'

test('what was typed and not meant is there again, also that it was emptied', () => {
  const port = memoryPort()
  keepAmount(port, 19_500, null)
  expect(keptAmount(port, null)).toEqual({ amount: 19_500 })
  keepAmount(port, null, 19_500)
  expect(keptAmount(port, 19_500)).toEqual({ amount: null })
})

test('what is no amount leaves the last one', () => {
  const port = memoryPort()
  keepAmount(port, 19_500, null)
  keepAmount(port, UNREADABLE, null)
  expect(keptAmount(port, null)).toEqual({ amount: 19_500 })
})

test('nothing is, where a colleague changed the amount since, or it is what was typed', () => {
  const port = memoryPort()
  keepAmount(port, 19_500, 18_000)
  expect(keptAmount(port, 17_000)).toBeNull()
  expect(keptAmount(port, 19_500)).toBeNull()
  for (const unreadable of [null, 'x', { amount: 'x', before: null }])
    expect(keptAmount(memoryPort(unreadable), null)).toBeNull()
})
