import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { formRules } from '../../../components/editing/form/form-rules.ts'
import { COCOA, sampleDeal } from '../sample-deal.ts'
import { type DealDraft, draftOf, isComplete, missingWords, savableSteps } from './deal-draft.ts'
import { dealForm } from './use-deal-form.ts'

const cocoa = { ...newProduct(COCOA), price: 24_500 }
const productOf = (id: string) => (id === COCOA ? cocoa : undefined)
const before = sampleDeal()
const base = draftOf(before)
const known = { productOf, saved: base, isOnSale: false, defaultIndex: 0 }
const form = dealForm(() => known)
const words = (title: string) => ({ title, subtitle: '', description: '' })

describe('two people at one deal', () => {
  const { opened, typed, merged, chosen } = formRules(form)
  const meeting = (mine: DealDraft, theirs: Partial<DealDraft>) =>
    merged(typed(opened(before, null), mine), sampleDeal({ ...base, ...theirs }, { revision: 2 }))

  test('words of different languages and different conditions are both kept', () => {
    const mine = { ...base, content: { ...base.content, 1: words('Kakao') } }
    const theirs = { visibility: { ...base.visibility, stockPerDay: 4 } }
    const { draft, conflict } = meeting(mine, theirs)
    expect(conflict).toBe(null)
    expect(draft).toEqual({ ...mine, ...theirs })
  })

  test('title and subtitle of one language do not meet', () => {
    const english = base.content[0] ?? words('')
    const mine = { ...base, content: { 0: { ...english, title: 'Cocoa by the fire' } } }
    const theirs = { content: { 0: { ...english, subtitle: 'With marshmallows' } } }
    const { draft, conflict } = meeting(mine, theirs)
    expect(conflict).toBe(null)
    expect(draft.content[0]).toMatchObject({ title: 'Cocoa by the fire', subtitle: 'With marshmallows' })
  })

  test('the same price changed twice is asked about', () => {
    const at = (salePrice: number) => ({ products: [{ productId: COCOA, salePrice }] })
    const state = meeting({ ...base, ...at(18_000) }, at(17_000))
    expect(state.conflict?.found.filter(({ isConflict }) => isConflict)).toMatchObject([
      { path: ['products'] },
    ])
    expect(chosen(state, () => 'theirs').draft).toMatchObject(at(17_000))
  })
})

describe('what waits before it is saved', () => {
  const complete = (change: Partial<DealDraft>) => isComplete({ ...base, ...change }, known)
  const at = (salePrice: number | null) => ({ products: [{ productId: COCOA, salePrice }] })

  test('a price that is none, and one that lowers nothing', () => {
    expect(complete(at(19_500))).toBe(true)
    expect(complete(at(null))).toBe(true)
    expect(complete(at(UNREADABLE))).toBe(false)
    expect(complete(at(24_500))).toBe(false)
    expect(complete({ products: [{ productId: 'X'.repeat(22), salePrice: 99_900 }] })).toBe(true)
  })

  test('nothing, where a price was lowered once and the product is cheaper by now', () => {
    const saved = { ...base, ...at(30_000) }
    const now = { ...known, saved }
    expect(isComplete({ ...saved, content: { 0: words('Cocoa by the fire') } }, now)).toBe(true)
    expect(isComplete({ ...saved, ...at(29_000) }, now)).toBe(false)
  })

  test('days and nights the wrong way round', () => {
    const { visibility } = base
    expect(complete({ visibility: { ...visibility, daysBeforeArrival: { from: 7, to: 2 } } })).toBe(false)
    expect(complete({ visibility: { ...visibility, nights: { from: 3, to: 2 } } })).toBe(false)
    expect(complete({ visibility: { ...visibility, nights: { from: 2, to: 2 } } })).toBe(true)
  })

  test('and the step in which it stands, the others not', () => {
    const days = { ...base.visibility, daysBeforeArrival: { from: 30, to: 2 } }
    expect(savableSteps({ ...base, visibility: days }, known)).toEqual({
      what: true,
      words: true,
      whom: false,
    })
    const priced = { ...base, ...at(UNREADABLE) }
    expect(savableSteps(priced, known)).toEqual({ what: false, words: true, whom: true })
  })

  test('nothing of a deal that is not on sale, also where it lacks products or words', () => {
    expect(complete({ products: [], content: {} })).toBe(true)
  })

  test('what would take a deal out of the store while guests can buy it, until it is paused', () => {
    const english = { ...words(' '), subtitle: 'On your balcony' }
    const lacking: Record<string, Partial<DealDraft>> = {
      what: { products: [] },
      words: { content: { 0: english, 1: words('Kakao') } },
      whom: { visibility: { ...base.visibility, guestJourney: ['IN_STAY'] } },
    }
    for (const [step, change] of Object.entries(lacking)) {
      const steps = { what: true, words: true, whom: true, [step]: false }
      expect(savableSteps({ ...base, ...change }, { ...known, isOnSale: true })).toEqual(steps)
      expect(complete(change)).toBe(true)
    }
    // What became of a product elsewhere is nothing that was typed here.
    expect(isComplete(base, { ...known, isOnSale: true, productOf: () => undefined })).toBe(true)
  })

  test('a number that is none', () => {
    const { visibility } = base
    expect(complete({ visibility: { ...visibility, stockPerDay: UNREADABLE } })).toBe(false)
    expect(complete({ visibility: { ...visibility, nights: { from: 3, to: UNREADABLE } } })).toBe(false)
  })
})

test('a draft is stored whole and read again; a half-typed price is not', () => {
  expect(z.parse(form.draftSchema, JSON.parse(JSON.stringify(base)))).toEqual(base)
  const half = { ...base, products: [{ productId: COCOA, salePrice: UNREADABLE }] }
  expect(z.safeParse(form.draftSchema, half).success).toBe(false)
})

test('a language counts what the default language has and it has not', () => {
  expect(missingWords(base.content, 0, 0)).toBe(0)
  expect(missingWords(base.content, 1, 0)).toBe(2)
  expect(missingWords({ ...base.content, 1: words('Kakao') }, 1, 0)).toBe(1)
  expect(missingWords({}, 0, 0)).toBe(1)
})
