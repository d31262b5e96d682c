import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newProduct } from '../orders/new-product.ts'
import { addDays } from '../time.ts'
import {
  type DealVisitor,
  dealSteps,
  isBackwards,
  isDealComplete,
  isDealFor,
  isForDeals,
  leavesDeals,
} from './deal-rules.ts'
import { copyDeal, dealTitle, dealWords, newDeal } from './deal-words.ts'

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const deal = { ...newDeal(ID), state: 'active' as const }
const visitor: DealVisitor = {
  state: 'precheckin',
  targetGroups: ['families'],
  unitCategory: 'suite',
  stay: { arrival: '2026-12-10', departure: '2026-12-13' },
  today: '2026-12-01',
}
const isFor = (visibility: Partial<typeof deal.visibility>, change: Partial<DealVisitor> = {}) =>
  isDealFor({ ...deal, visibility: { ...deal.visibility, ...visibility } }, { ...visitor, ...change })

describe('a deal is for a guest', () => {
  it('in the part of the journey it is for, and by itself before the arrival', () => {
    expect(isFor({})).toBe(true)
    expect(isFor({}, { state: 'checkin' })).toBe(false)
    expect(isFor({ guestJourney: ['IN_STAY'] }, { state: 'checkin' })).toBe(true)
    expect(isFor({ guestJourney: ['POST_STAY'] }, { state: 'checkout' })).toBe(true)
    expect(isFor({ guestJourney: [] })).toBe(false)
  })

  it('while it is active', () => {
    expect(isDealFor({ ...deal, state: 'paused' }, visitor)).toBe(false)
  })

  it('in one of its target groups and unit categories, where it names some', () => {
    expect(isFor({ targetGroups: ['couples', 'families'] })).toBe(true)
    expect(isFor({ targetGroups: ['couples'] })).toBe(false)
    expect(isFor({ unitCategories: ['suite'] })).toBe(true)
    expect(isFor({ unitCategories: ['single'] })).toBe(false)
    expect(isFor({ unitCategories: ['single'] }, { unitCategory: null })).toBe(false)
  })

  it('so many days before the arrival, both ends included', () => {
    const within = (from: number | null, to: number | null) => isFor({ daysBeforeArrival: { from, to } })
    // Nine days.
    expect([within(9, 9), within(null, 8), within(10, null), within(null, null)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('who stays so many nights', () => {
    const within = (from: number | null, to: number | null) => isFor({ nights: { from, to } })
    expect([within(3, 3), within(4, null), within(null, 2), within(1, 7)]).toEqual([true, false, false, true])
  })

  it('by days and nights as the calendar counts them, also when clocks change', () => {
    const some = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(
        some,
        some,
        some,
        some,
        fc.constantFrom('2026-03-20', '2026-10-20', '2026-12-20'),
        (ahead, nights, from, to, today) => {
          const arrival = addDays(today, ahead)
          const stay = { arrival, departure: addDays(arrival, nights) }
          const asked = isFor({ daysBeforeArrival: { from, to } }, { stay, today })
          expect(asked).toBe(ahead >= from && ahead <= to)
          expect(isFor({ nights: { from, to } }, { stay, today })).toBe(nights >= from && nights <= to)
        },
      ),
    )
  })
})

describe('a product is for deals', () => {
  const product = { ...newProduct(ID), state: 'enabled' as const }
  const area = (automation: boolean) => ({
    visibility: { ...product.visibility, productArea: { guestbook: true, automation } },
  })

  it('when its area has automation, and guests can order it', () => {
    expect(isForDeals({ ...product, ...area(true) })).toBe(true)
    expect(isForDeals({ ...product, ...area(false) })).toBe(false)
    expect(isForDeals({ ...product, ...area(true), state: 'disabled' })).toBe(false)
    expect(isForDeals({ ...product, ...area(true), internal: true })).toBe(false)
    expect(isForDeals({ ...product, ...area(true), type: 'deliveryFee' })).toBe(false)
  })
})

describe('the steps of a deal', () => {
  const offered = new Set(['sauna'])
  const whole = {
    ...deal,
    products: [{ productId: 'sauna', salePrice: null }],
    content: { 0: { title: 'Sauna', subtitle: '', description: '' } },
  }
  const steps = (change: Partial<typeof whole>) =>
    dealSteps({ ...whole, ...change }, { defaultIndex: 0, offered })

  it('are done when something is offered, it has a title in the default language, and somebody can see it', () => {
    expect(isDealComplete(steps({}))).toBe(true)
    expect(steps({ products: [] }).what).toBe(false)
    expect(steps({ products: [...whole.products, { productId: 'gone', salePrice: null }] }).what).toBe(false)
    expect(steps({ content: { 1: whole.content[0] } as never }).words).toBe(false)
    expect(steps({ content: { 0: { ...whole.content[0], title: '  ' } } }).words).toBe(false)
    expect(steps({ visibility: { ...deal.visibility, guestJourney: [] } }).whom).toBe(false)
  })

  it('are not all done for guests in the house or gone alone: the store closes before they come', () => {
    const whomOf = (...guestJourney: typeof deal.visibility.guestJourney) =>
      steps({ visibility: { ...deal.visibility, guestJourney } }).whom
    expect([whomOf('PRE_STAY'), whomOf('PRE_STAY', 'IN_STAY')]).toEqual([true, true])
    expect([whomOf('IN_STAY'), whomOf('POST_STAY'), whomOf('IN_STAY', 'POST_STAY')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

it('a range is backwards when it ends before it begins', () => {
  expect(isBackwards({ from: 7, to: 2 })).toBe(true)
  expect(
    [
      { from: 2, to: 2 },
      { from: null, to: 2 },
      { from: 2, to: null },
    ].some(isBackwards),
  ).toBe(false)
})

describe('the words of a deal', () => {
  const words = (title: string) => ({ title, subtitle: '', description: '' })
  const content = { 0: words('Sauna'), 1: words('Badstue'), 2: words('') }

  it('are those of the language, else of the default one, else none', () => {
    const titleIn = (languageIndex: number, defaultIndex = 0) =>
      dealWords({ content }, { languageIndex, defaultIndex })?.title ?? null
    expect([titleIn(1), titleIn(2), titleIn(7), titleIn(7, 2)]).toEqual(['Badstue', 'Sauna', 'Sauna', null])
    expect(dealTitle({ content }, 2)).toBe('')
  })

  it('of a copy end with (Copy), within what a title can be', () => {
    const long = copyDeal({ ...deal, content: { 0: words('x'.repeat(80)), 1: words('') } }, 'other')
    expect(long.content[0]?.title).toBe(`${'x'.repeat(73)} (Copy)`)
    expect(long.content[1]?.title).toBe('')
    expect([long.id, long.state]).toEqual(['other', 'paused'])
  })
})

describe('a product leaves the deals it is in', () => {
  const productArea = { guestbook: true, automation: true }
  const sold = {
    ...newProduct(ID),
    state: 'enabled' as const,
    content: { 1: { title: 'Kakao', description: '' } },
    visibility: { ...newProduct(ID).visibility, productArea },
  }

  it('when it is archived, disabled, kept for staff, offered in no deals any more, or without a name', () => {
    const visibility = { ...sold.visibility, productArea: { ...productArea, automation: false } }
    for (const change of [
      { state: 'archived' as const },
      { state: 'disabled' as const },
      { internal: true },
      { visibility },
      { content: {} },
    ])
      expect(leavesDeals(sold, { ...sold, ...change })).toBe(true)
  })

  it('with no other change, and not where it was in none', () => {
    expect(leavesDeals(sold, { ...sold, price: 1 })).toBe(false)
    const disabled = { ...sold, state: 'disabled' as const }
    expect(leavesDeals(disabled, { ...disabled, state: 'archived' })).toBe(false)
    expect(leavesDeals(disabled, sold)).toBe(false)
  })
})
