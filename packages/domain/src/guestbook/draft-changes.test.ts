import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countChanges, type DraftState, movedCards } from './draft-changes.ts'

const known: DraftState = { isPublished: true, isChanged: false, isMoved: false, deletedAt: null }

describe('what publishing would change', () => {
  it('counts every card once', () => {
    expect(
      countChanges(
        [
          known,
          { ...known, isChanged: true, isMoved: true },
          { ...known, isMoved: true },
          { ...known, isChanged: true, deletedAt: '2026-11-15' },
          { ...known, isPublished: false, isChanged: true },
          { ...known, isPublished: false, isChanged: true, deletedAt: '2026-11-15' },
        ],
        true,
      ),
    ).toEqual({ total: 5, added: 1, changed: 1, deleted: 1, moved: 2, tabBar: true })
  })

  it('is nothing where guests see the latest', () => {
    expect(countChanges([known, known], false).total).toBe(0)
  })
})

const inOrder = (ids: readonly string[], published: readonly string[]) =>
  ids.map((id, index) => ({
    id,
    now: { parentId: null, index },
    published: { parentId: null, index: published.indexOf(id) },
  }))

describe('moved cards', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

  it('one card dragged elsewhere is one moved card', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), (from, to) => {
        const card = letters[from] as string
        const after = letters.filter((id) => id !== card).toSpliced(to, 0, card)
        const moved = movedCards(inOrder(after, letters))
        // Neighbours that swap look the same whichever of them was dragged.
        expect(moved.size).toBe(from === to ? 0 : 1)
      }),
    )
  })

  it('without them the order is the published one', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(letters), (after) => {
        const moved = movedCards(inOrder(after, letters))
        const left = after.filter((id) => !moved.has(id))
        expect(left).toEqual(left.toSorted())
      }),
    )
  })

  it('a card in another holder has moved', () => {
    const [card] = inOrder(['a'], ['a'])
    if (!card) throw new Error('there is one')
    expect([...movedCards([{ ...card, now: { parentId: 'group', index: 0 } }])]).toEqual(['a'])
  })
})
