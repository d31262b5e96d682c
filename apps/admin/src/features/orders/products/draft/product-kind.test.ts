import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import { expect, test } from 'vitest'
import { draftOf, tidyDraft } from './product-draft.ts'
import { withKind } from './product-kind.ts'
import { sampleProduct } from './sample-product.ts'

const { options } = newProduct('')

test('what is brought may be picked up too, what is picked up is not brought', () => {
  expect(withKind(options, 'brought')).toEqual({})
  const fetched = { ...options, ...withKind(options, 'picked up') }
  expect(fetched.deliveryMethod).toEqual(['pickup'])
  expect(withKind(fetched, 'brought')).toEqual({ kind: 'brought', deliveryMethod: ['delivery', 'pickup'] })
  expect(withKind(options, 'service')).toEqual({ kind: 'service' })
})

test('saved, the ways to get it fit the kind', () => {
  const methods = (change: Partial<typeof options>) =>
    tidyDraft(draftOf(sampleProduct({ options: { ...options, ...change } }))).options.deliveryMethod
  expect(methods({ kind: 'picked up' })).toEqual(['pickup'])
  expect(methods({ kind: 'brought', deliveryMethod: ['pickup'] })).toEqual(['delivery', 'pickup'])
  expect(methods({ kind: 'brought', deliveryMethod: ['delivery'] })).toEqual(['delivery'])
  expect(methods({ kind: 'service', deliveryMethod: [] })).toEqual(['delivery', 'pickup'])
})

test('a document without a name has none stored', () => {
  const attachments = [
    { kind: 'pdf' as const, mediaId: 'M'.repeat(22), names: { 0: ' Menu ', 1: ' ' } },
    { kind: 'pdf' as const, mediaId: 'N'.repeat(22), names: { 0: ' ' } },
  ]
  expect(tidyDraft(draftOf(sampleProduct({ attachments }))).attachments).toEqual([
    { kind: 'pdf', mediaId: 'M'.repeat(22), names: { 0: 'Menu' } },
    { kind: 'pdf', mediaId: 'N'.repeat(22) },
  ])
})
