import { type PositionedCard, planMove } from '@innkeeper/domain/guestbook/card-order.ts'
import { describe, expect, test } from 'vitest'
import { dropAt } from './drop-position.ts'
import { holderBeside, holdersFor, stepBy, stepInto, stepOut } from './move-steps.ts'

const card = (id: string, index: number, rest: Partial<PositionedCard> = {}): PositionedCard => ({
  id,
  index,
  type: 'Content',
  parentId: null,
  ...rest,
})
const cards = [
  card('header', 0, { type: 'Header' }),
  card('a', 1),
  card('group', 2, { type: 'Group' }),
  card('g1', 0, { parentId: 'group' }),
  card('g2', 1, { parentId: 'group' }),
  card('b', 3),
  card('slider', 4, { type: 'FixedSizeBoxSlider' }),
]
const over = (cardId: string, part: number, isOutdented = false) => ({ cardId, part, isOutdented })
const orderAfter = (move: Parameters<typeof planMove>[1] | null | undefined) => {
  if (!move) return null
  const planned = planMove(cards, move)
  return 'refusal' in planned
    ? planned.refusal
    : planned.places.map(({ id, parentId }) => (parentId ? `.${id}` : id)).join(' ')
}

describe('letting a card go', () => {
  test('before and after another', () => {
    expect(orderAfter(dropAt(cards, 'b', over('a', 0.2))?.move)).toBe('header b a group .g1 .g2 slider')
    expect(orderAfter(dropAt(cards, 'a', over('b', 0.9))?.move)).toBe('header group .g1 .g2 b a slider')
  })

  test('over a group: into it; over its upper edge: before it; between its cards: there', () => {
    expect(orderAfter(dropAt(cards, 'b', over('group', 0.6))?.move)).toBe('header a group .b .g1 .g2 slider')
    expect(orderAfter(dropAt(cards, 'b', over('group', 0.1))?.move)).toBe('header a b group .g1 .g2 slider')
    expect(orderAfter(dropAt(cards, 'b', over('g1', 0.9))?.move)).toBe('header a group .g1 .b .g2 slider')
  })

  test('below the last of a group and to the left: behind the group', () => {
    const drop = dropAt(cards, 'g1', over('g2', 0.9, true))
    expect(orderAfter(drop?.move)).toBe('header a group .g2 g1 b slider')
    expect(drop?.mark).toEqual({ cardId: 'g2', edge: 'after' })
  })

  test('a group goes around another, not into it, and not over what it holds itself', () => {
    expect(orderAfter(dropAt(cards, 'slider', over('g1', 0.5))?.move)).toBe('header a group .g1 .g2 slider b')
    expect(dropAt(cards, 'group', over('g1', 0.5))).toBeNull()
  })

  test('above the header, and the header itself: refused', () => {
    expect(orderAfter(dropAt(cards, 'b', over('header', 0.1))?.move)).toBe('guestbook/header-fixed')
    expect(orderAfter(dropAt(cards, 'header', over('b', 0.9))?.move)).toBe('guestbook/header-fixed')
    expect(orderAfter(dropAt(cards, 'b', over('slider', 0.9))?.move)).toBe('guestbook/group-mixed')
  })
})

describe('moving by keys and by the menu', () => {
  test('up and down among siblings, to the ends', () => {
    expect(orderAfter(stepBy(cards, 'a', 1))).toBe('header group .g1 .g2 a b slider')
    expect(orderAfter(stepBy(cards, 'g2', -1))).toBe('header a group .g2 .g1 b slider')
    expect(stepBy(cards, 'g2', 1)).toBeNull()
    expect(orderAfter(stepBy(cards, 'a', -1))).toBe('guestbook/header-fixed')
  })

  test('a deleted card is stepped over', () => {
    const withDeleted = cards.map((one) => (one.id === 'group' ? { ...one, isDeleted: true } : one))
    expect(stepBy(withDeleted, 'a', 1)).toEqual({ cardId: 'a', parentId: null, index: 3 })
  })

  test('into a group and out of it', () => {
    expect(orderAfter(stepInto(cards, 'a', 'group'))).toBe('header group .g1 .g2 .a b slider')
    expect(orderAfter(stepOut(cards, 'g1'))).toBe('header a group .g2 g1 b slider')
    expect(stepOut(cards, 'a')).toBeNull()
    expect(holderBeside(cards, 'a', 1)?.id).toBe('group')
    expect(holderBeside(cards, 'a', -1)).toBeNull()
  })

  test('groups that would take the card are offered first', () => {
    expect(holdersFor(cards, 'a').map(({ id }) => id)).toEqual(['group', 'slider'])
    expect(holdersFor(cards, 'g1').map(({ id }) => id)).toEqual(['slider'])
    expect(holdersFor(cards, 'group')).toEqual([])
  })
})
