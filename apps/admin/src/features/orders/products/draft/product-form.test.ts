import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UNREADABLE } from '../../../../components/editing/amount-field/amount-field.tsx'
import { formRules } from '../../../../components/editing/form/form-rules.ts'
import { draftOf } from './product-draft.ts'
import { sampleProduct } from './sample-product.ts'
import { productForm } from './use-product-form.ts'

const { opened, typed, merged, chosen } = formRules(productForm)
const before = sampleProduct()
const base = draftOf(before)
const danish = { title: 'Morgenmad', description: '' }
const meeting = (mine: typeof base, theirs: Parameters<typeof sampleProduct>[0]) =>
  merged(typed(opened(before, null), mine), sampleProduct(theirs, { revision: 2 }))

test('changes of different parts are both kept', () => {
  const mine = { ...base, content: { ...base.content, 1: danish } }
  const theirs = { price: 9900, options: { ...base.options, openComment: true } }
  const { draft, conflict, mergedWith } = meeting(mine, theirs)
  expect(conflict).toBe(null)
  expect(draft).toEqual({ ...base, ...theirs, content: mine.content })
  expect(mergedWith).toEqual({ name: 'Ingrid' })
})

test('a part that both changed is told with both versions, and either can be taken', () => {
  const mine = { ...base, price: 12_000, category: 'Morning' }
  const state = meeting(mine, { price: 9900 })
  expect(state.conflict?.found.filter(({ isConflict }) => isConflict)).toMatchObject([
    { path: ['price'], mine: 12_000, theirs: 9900 },
  ])
  expect(chosen(state, () => 'mine').draft).toEqual(mine)
  expect(chosen(state, () => 'theirs').draft).toEqual({ ...mine, price: 9900 })
})

test('a language that was emptied stays empty', () => {
  const both = sampleProduct({ content: { ...base.content, 1: danish } })
  const state = typed(opened(both, null), base)
  const { draft, conflict } = merged(state, { ...both, product: { ...both.product, price: 1 }, revision: 2 })
  expect(conflict).toBe(null)
  expect(draft).toMatchObject({ content: base.content, price: 1 })
})

test('a draft is stored whole and read again; a half-typed amount or another shape is not', () => {
  expect(z.parse(productForm.draftSchema, JSON.parse(JSON.stringify(base)))).toEqual(base)
  expect(z.safeParse(productForm.draftSchema, { ...base, price: UNREADABLE }).success).toBe(false)
  expect(z.safeParse(productForm.draftSchema, { price: 1 }).success).toBe(false)
})
