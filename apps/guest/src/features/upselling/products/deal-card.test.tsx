import { describe, expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { byNight, sampleDeal, sampleStayOrder, sampleStore, sampleStoreProduct } from '../sample-store.ts'
import { DealCard } from './deal-card.tsx'

const nights = byNight({ '2026-11-15': 1, '2026-11-16': 1 }, { priceBefore: 24_500 })
const draw = (deal = sampleDeal([nights]), change = {}) =>
  drawStore(<DealCard deal={deal} store={sampleStore([deal], change)} onOpen={() => undefined} />)

describe('the card of a deal', () => {
  test('shows the price with what it is for, and the price before', () => {
    const html = draw()
    expect(html).toContain('NOK 195')
    expect(html).toContain('a night')
    expect(html).toMatch(/Before: NOK 245.*<s aria-hidden="true">NOK 245<\/s>/)
    expect(html).toContain('href="?deal=stars"')
  })

  test('says the lowest price of thirty days wherever it strikes a price out', () => {
    const lowered = byNight({ '2026-11-15': 1 }, { priceBefore: 24_500, lowestBefore: 21_000 })
    expect(draw(sampleDeal([lowered]))).toMatch(
      /<s aria-hidden="true">NOK 245.*Lowest price in 30 days: NOK 210/,
    )
    expect(draw(sampleDeal([byNight({ '2026-11-15': 1 })]))).not.toContain('Lowest price')
    const dear = sampleStoreProduct({ id: 'two', price: 30_000 })
    expect(draw(sampleDeal([lowered, dear]))).not.toMatch(/<s |Lowest price/)
  })

  test('says from what where its products cost differently', () => {
    const dear = sampleStoreProduct({ id: 'two', price: 30_000 })
    expect(draw(sampleDeal([sampleStoreProduct(), dear]))).toContain('from NOK 195')
  })

  test('says what is the guest’s already in the place of the price, and that it is full', () => {
    const confirmed = draw(sampleDeal([nights]), { orders: [sampleStayOrder({ standing: 'confirmed' })] })
    expect(confirmed).toContain('Yours on Monday')
    expect(confirmed).not.toContain('NOK')
    expect(draw(sampleDeal([nights]), { orders: [sampleStayOrder()] })).toContain('Sent, for Monday')
    expect(draw(sampleDeal([byNight({ '2026-11-15': 0 })]))).toContain('Fully booked')
  })
})
