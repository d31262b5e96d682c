import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { firstPressAlone, onFirstPress } from './first-press.ts'

const press = (detail: number) => ({ detail, preventDefault: vi.fn() }) as unknown as MouseEvent

test('the second press of a double click does nothing', () => {
  const run = vi.fn()
  for (const detail of [1, 2, 3]) onFirstPress(run)(press(detail))
  expect(run).toHaveBeenCalledTimes(1)
})

test('nor does it send a form again; a press of Enter counts as none and sends it', () => {
  const sends = [0, 1, 2].map((detail) => {
    const event = press(detail)
    firstPressAlone(event)
    return vi.mocked(event.preventDefault).mock.calls.length === 0
  })
  expect(sends).toEqual([true, true, false])
})
