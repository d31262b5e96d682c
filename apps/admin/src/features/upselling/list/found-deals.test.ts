import { expect, test } from 'vitest'
import { sampleDeal } from '../sample-deal.ts'
import { foundDeals } from './found-deals.ts'

const names = {
  titleOf: (deal: { content: Record<string, { title: string }> }) => deal.content[0]?.title ?? '',
  nameOf: () => 'Hot cocoa',
}
const other = sampleDeal({
  id: 'E'.repeat(22),
  content: { 1: { title: 'Sauna', subtitle: '', description: '' } },
})
const items = [sampleDeal(), other]
const found = (search: string) => foundDeals(items, search, names).map(({ deal }) => deal.id[0])

test('a deal is found by its words in any language, and by what it offers', () => {
  expect(found('')).toEqual(['D', 'E'])
  expect(found('STARS cocoa')).toEqual(['D'])
  expect(found('sauna')).toEqual(['E'])
  expect(found('hot')).toEqual(['D', 'E'])
  expect(found('hot sauna moon')).toEqual([])
})
