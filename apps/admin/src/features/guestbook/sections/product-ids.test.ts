import { expect, test } from 'vitest'
import { draftOf } from '../draft/card-draft.ts'
import { usableDraft } from '../draft/kept-card-draft.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { withProducts } from './product-ids.ts'

const FORM = 'F'.repeat(22)
const [BREAD, WINE] = ['B'.repeat(22), 'W'.repeat(22)]
const product = draftOf(sampleCard({ type: 'Product', form: { id: FORM, productIds: [] } }))

test('a Product card keeps its form while its products change, also in a kept draft', () => {
  const draft = withProducts(product, [BREAD, WINE])
  expect(draft.form).toEqual({ id: FORM, productIds: [BREAD, WINE] })
  expect(usableDraft({ draft, before: product })?.draft).toEqual(draft)
})

test('another card has no products', () => {
  expect(withProducts(draftOf(sampleCard()), [BREAD])).toEqual(draftOf(sampleCard()))
})
