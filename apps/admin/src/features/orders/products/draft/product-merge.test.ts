import { expect, test } from 'vitest'
import { draftOf } from './product-draft.ts'
import { mergeDrafts, withTheirs } from './product-merge.ts'
import { sampleProduct } from './sample-product.ts'

const base = draftOf(sampleProduct())
const danish = { title: 'Morgenmad', description: '' }

test('changes of different parts are both kept', () => {
  const mine = { ...base, content: { ...base.content, 1: danish } }
  const theirs = { ...base, price: 9900, options: { ...base.options, openComment: true } }
  const { merged, clashes } = mergeDrafts(base, mine, theirs)
  expect(clashes).toEqual([])
  expect(merged).toEqual({ ...theirs, content: mine.content })
})

test('a part that both changed is told with both versions, and either can be taken', () => {
  const mine = { ...base, price: 12_000, category: 'Morning' }
  const theirs = { ...base, price: 9900 }
  const { merged, clashes } = mergeDrafts(base, mine, theirs)
  expect(clashes).toEqual([{ path: ['price'], mine: 12_000, theirs: 9900 }])
  expect(merged).toEqual(mine)
  expect(withTheirs(merged, clashes)).toEqual({ ...mine, price: 9900 })
})

test('a language that was emptied stays empty', () => {
  const both = { ...base, content: { ...base.content, 1: danish } }
  const { merged, clashes } = mergeDrafts(both, base, { ...both, price: 1 })
  expect(clashes).toEqual([])
  expect(merged.content).toEqual(base.content)
})
