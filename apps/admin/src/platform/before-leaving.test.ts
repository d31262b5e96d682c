import { expect, test, vi } from 'vitest'
import { askBeforeLeaving, beforeLeaving, unsentBeforeLeaving } from './before-leaving.ts'

test('who has nothing unsent is not asked, and nothing is sent for the question', async () => {
  const send = vi.fn(async () => {})
  const takeBack = [beforeLeaving(send), askBeforeLeaving(() => 0)]
  expect(await unsentBeforeLeaving()).toBe(0)
  expect(send).not.toHaveBeenCalled()
  for (const one of takeBack) one()
})

test('who has something unsent is asked for what does not go out at once', async () => {
  let unsent = 3
  const send = vi.fn(async () => {
    unsent = 1
  })
  const takeBack = [beforeLeaving(send), askBeforeLeaving(() => unsent)]
  expect(await unsentBeforeLeaving()).toBe(1)
  expect(send).toHaveBeenCalledTimes(1)
  for (const one of takeBack) one()
  expect(await unsentBeforeLeaving()).toBe(0)
})
