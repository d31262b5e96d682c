import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeOpening } from './before-opening.ts'

class FakeElement extends EventTarget {
  readonly isInBoxLink: boolean

  constructor(isInBoxLink: boolean) {
    super()
    this.isInBoxLink = isInBoxLink
  }

  closest(selector: string): FakeElement | null {
    return this.isInBoxLink && selector === 'a[href^="?box="]' ? this : null
  }
}

beforeEach(() => vi.stubGlobal('Element', FakeElement))
afterEach(() => vi.unstubAllGlobals())

function onPage(act = vi.fn(() => Promise.resolve())) {
  const page = new EventTarget()
  const stop = beforeOpening(page as Document, act)
  const happens = (name: string, isInBoxLink: boolean) => {
    const event = new Event(name)
    Object.defineProperty(event, 'target', { value: new FakeElement(isInBoxLink) })
    page.dispatchEvent(event)
  }
  return { act, stop, happens }
}

test.each(['pointerover', 'pointerdown', 'focusin'])('a %s on a box link acts, once', (sign) => {
  const { act, happens } = onPage()
  happens(sign, true)
  happens(sign, true)
  happens('pointerdown', true)
  expect(act).toHaveBeenCalledOnce()
})

test('anything else on the page does not, nor does a page that is left', () => {
  const { act, happens, stop } = onPage()
  happens('pointerdown', false)
  stop()
  happens('pointerdown', true)
  expect(act).not.toHaveBeenCalled()
})
