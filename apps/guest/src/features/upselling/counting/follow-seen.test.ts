import { expect, test, vi } from 'vitest'
import { followSeen } from './follow-seen.ts'

test('a deal is told when its card is on the screen, once, and not because it is somewhere on the page', () => {
  class Card {
    dataset: { deal: string }
    constructor(deal: string) {
      this.dataset = { deal }
    }
  }
  const watched = new Set<Card>()
  let tell: (entries: { isIntersecting: boolean; target: Card }[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback
    }
    observe = (card: Card) => watched.add(card)
    unobserve = (card: Card) => watched.delete(card)
    disconnect = () => watched.clear()
  }
  vi.stubGlobal('HTMLElement', Card)
  vi.stubGlobal('IntersectionObserver', Observer)
  const [stars, sauna] = [new Card('stars'), new Card('sauna')]
  const seen = vi.fn()
  const stop = followSeen({ querySelectorAll: () => [stars, sauna] } as unknown as HTMLElement, seen)
  tell([
    { isIntersecting: true, target: stars },
    { isIntersecting: false, target: sauna },
  ])
  expect(seen.mock.calls).toEqual([['stars']])
  expect([...watched]).toEqual([sauna])
  stop()
  expect(watched.size).toBe(0)
})
