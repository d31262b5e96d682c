import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onReturn } from './on-return.ts'

const HALF_AN_HOUR = 30 * 60_000
let page: EventTarget & { visibilityState: string }
let browser: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  browser = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('somebody who comes back to the page, or the connection that does, makes it look', () => {
  const look = vi.fn()
  onReturn(look)
  page.dispatchEvent(new Event('visibilitychange'))
  browser.dispatchEvent(new Event('online'))
  expect(look).toHaveBeenCalledTimes(2)
})

test('a page in sight looks now and then, one in the background never', () => {
  const look = vi.fn()
  onReturn(look, HALF_AN_HOUR)
  vi.advanceTimersByTime(HALF_AN_HOUR)
  expect(look).toHaveBeenCalledOnce()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(HALF_AN_HOUR)
  expect(look).toHaveBeenCalledOnce()
})

test('what was stopped looks no more and leaves no timer', () => {
  const look = vi.fn()
  onReturn(look, HALF_AN_HOUR)()
  page.dispatchEvent(new Event('visibilitychange'))
  browser.dispatchEvent(new Event('online'))
  expect(look).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
