import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepBack } from './step-back.ts'

const page = new EventTarget()
const back = vi.fn()
let state: Record<string, unknown> | null = null

beforeEach(() => {
  back.mockClear()
  state = null
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('history', {
    back,
    get state() {
      return state
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page that is not on the marked step stays', () => {
  expect(stepBack('box')).toBe(false)
  state = { other: true }
  expect(stepBack('box')).toBe(false)
  expect(back).not.toHaveBeenCalled()
})

test('asked twice before the browser has gone back, one step is gone back; after it the next', () => {
  state = { box: true }
  expect([stepBack('box'), stepBack('box')]).toEqual([true, true])
  expect(back).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('popstate'))
  stepBack('box')
  expect(back).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('popstate'))
})
