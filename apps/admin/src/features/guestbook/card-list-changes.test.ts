import { describe, expect, test } from 'vitest'
import { type CardList, withCard, withOrder, withPublished, withTouched } from './card-list-changes.ts'
import { sampleCard } from './draft/sample-card.ts'

const row = (id: string, index: number) => sampleCard({ id, index })
const list = (ids: string[]): CardList => ({
  cards: ids.map(row),
  publishedVersion: 1,
  publishedAt: null,
  pictures: {},
  orderRevision: 3,
  changes: { total: 0, added: 0, changed: 0, deleted: 0, moved: 0, tabBar: false },
})
const order = (ids: string[], orderRevision = 4) => ({
  orderRevision,
  order: ids.map((id, index) => ({ id, parentId: null, index, isMoved: false })),
})
const ids = ({ cards }: CardList) => cards.map(({ card }) => card.id)

describe('the list on screen after an answer', () => {
  test('a saved card is replaced, the other rows stay the same objects', () => {
    const before = list(['a', 'b'])
    const after = withCard(before, { ...row('a', 0), revision: 2, isChanged: true })
    expect(after.cards[0]?.isChanged).toBe(true)
    expect(after.cards[1]).toBe(before.cards[1])
  })

  test('an answer that comes late does not take a newer one back, nor a place', () => {
    const before = withOrder(withCard(list(['a', 'b']), { ...row('a', 0), revision: 5 }), order(['b', 'a']))
    expect(withCard(before, { ...row('a', 0), revision: 4 }).cards[1]?.revision).toBe(5)
    expect(withCard(before, { ...row('a', 0), revision: 6 }).cards[1]?.card.index).toBe(1)
  })

  test('another order moves rows; an older one changes nothing', () => {
    const before = list(['a', 'b', 'c'])
    const after = withOrder(before, order(['a', 'c', 'b']))
    expect(ids(after)).toEqual(['a', 'c', 'b'])
    expect(after.cards[0]).toBe(before.cards[0])
    expect(withOrder(after, order(['a', 'b', 'c'], 2))).toBe(after)
  })

  test('a new card comes to its place, a removed one goes', () => {
    const touched = { ...order(['a', 'new', 'b']), cards: [row('new', 1)] }
    expect(ids(withTouched(list(['a', 'b']), touched))).toEqual(['a', 'new', 'b'])
    expect(ids(withTouched(list(['a', 'b']), { ...order(['b']), cards: [] }))).toEqual(['b'])
  })

  test('after publishing nothing is left to publish, what was deleted is gone, the rest moves up', () => {
    const before = list(['a', 'b', 'c'])
    const [a, b, c] = before.cards
    const drafts = {
      ...before,
      cards: [
        a!,
        { ...b!, deletedAt: '2026-11-15T10:00:00Z' },
        { ...c!, isPublished: false, isChanged: true },
      ],
    }
    const after = withPublished(drafts, { version: 2, publishedAt: '2026-11-15T11:00:00Z', orderRevision: 4 })
    expect(ids(after)).toEqual(['a', 'c'])
    expect(after).toMatchObject({ publishedVersion: 2, orderRevision: 4, changes: { total: 0 } })
    expect(after.cards[0]).toBe(a)
    expect(after.cards[1]).toMatchObject({ isPublished: true, isChanged: false, card: { index: 1 } })
  })
})
