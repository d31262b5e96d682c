import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftOf } from '../draft/card-draft.ts'
import { cardDraftSchema } from '../draft/card-draft-schema.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { withProducts } from './product-ids.ts'

const FORM = 'F'.repeat(22)
const [BREAD, WINE] = ['B'.repeat(22), 'W'.repeat(22)]
const product = draftOf(sampleCard({ type: 'Product', form: { id: FORM, productIds: [] } }))

test('a Product card keeps its form while its products change, also in an unsaved draft', () => {
  const draft = withProducts(product, [BREAD, WINE])
  expect(draft.form).toEqual({ id: FORM, productIds: [BREAD, WINE] })
  expect(z.parse(cardDraftSchema, draft)).toEqual(draft)
})

test('another card has no products', () => {
  expect(withProducts(draftOf(sampleCard()), [BREAD])).toEqual(draftOf(sampleCard()))
})
