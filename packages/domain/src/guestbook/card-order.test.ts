import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PositionedCard, planMove, positionsOf } from './card-order.ts'
import { CARD_TYPES } from './card-types.ts'
import { canHold, isHolder } from './grouping.ts'

const card = (id: string, index: number, change: Partial<PositionedCard> = {}): PositionedCard => ({
  id,
  type: 'Content',
  parentId: null,
  index,
  ...change,
})

const guestbook = [
  card('header', 0, { type: 'Header' }),
  card('a', 1),
  card('group', 2, { type: 'Group' }),
  card('b', 0, { parentId: 'group' }),
  card('c', 1, { parentId: 'group' }),
  card('slider', 3, { type: 'FixedSizeBoxSlider' }),
  card('tile', 0, { type: 'FixedSizeBox', parentId: 'slider' }),
  card('voucher', 4, { type: 'Voucher' }),
]

const order = (moved: ReturnType<typeof planMove>) =>
  'refusal' in moved
    ? moved.refusal
    : moved.places.map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id))

describe('a move', () => {
  const move = (cardId: string, parentId: string | null, index: number, cards = guestbook) =>
    order(planMove(cards, { cardId, parentId, index }))

  it('puts a card at its new place, and everything else keeps its order', () => {
    expect(move('voucher', null, 1)).toEqual([
      ...['header', 'voucher', 'a', 'group', 'group/b', 'group/c', 'slider', 'slider/tile'],
    ])
    expect(move('group', null, 99)).toEqual([
      ...['header', 'a', 'slider', 'slider/tile', 'voucher', 'group', 'group/b', 'group/c'],
    ])
  })

  it('goes into and out of a group', () => {
    expect(move('a', 'group', 1)).toEqual([
      ...['header', 'group', 'group/b', 'group/a', 'group/c', 'slider', 'slider/tile', 'voucher'],
    ])
    expect(move('b', null, 1)).toEqual([
      ...['header', 'b', 'a', 'group', 'group/c', 'slider', 'slider/tile', 'voucher'],
    ])
  })

  it('never changes the place of the header', () => {
    expect(move('header', null, 3)).toBe('guestbook/header-fixed')
    expect(move('header', 'group', 0)).toBe('guestbook/header-fixed')
    expect(move('a', null, 0)).toBe('guestbook/header-fixed')
  })

  it('leaves a group with one kind only, and no holder in another', () => {
    expect(move('voucher', 'group', 0)).toBe('guestbook/group-mixed')
    expect(move('a', 'slider', 0)).toBe('guestbook/group-mixed')
    expect(move('slider', 'group', 0)).toBe('guestbook/group-mixed')
    expect(move('group', 'group', 0)).toBe('guestbook/group-mixed')
    expect(move('a', 'voucher', 0)).toBe('guestbook/group-mixed')
  })

  it('of what is not there, or into it, is refused', () => {
    expect(move('nobody', null, 1)).toBe('guestbook/card-unknown')
    expect(move('a', 'nowhere', 1)).toBe('guestbook/card-unknown')
    const gone = guestbook.map((each) => (each.id === 'group' ? { ...each, isDeleted: true } : each))
    expect(move('a', 'group', 0, gone)).toBe('guestbook/card-unknown')
    expect(move('group', null, 1, gone)).toBe('guestbook/card-unknown')
  })

  it('asks only what is not deleted for its kind', () => {
    const gone = guestbook.map((each) => (each.parentId === 'group' ? { ...each, isDeleted: true } : each))
    expect(move('voucher', 'group', 0, gone)).toContain('group/voucher')
  })
})

/** Guestbooks as they could be stored, in any disorder: gaps, ties, holders that are none or gone. */
const stored = fc
  .array(
    fc.record({
      type: fc.constantFrom(...CARD_TYPES),
      index: fc.integer({ min: 0, max: 8 }),
      parent: fc.option(fc.nat(12)),
      isDeleted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((cards) =>
    cards.map(({ parent, ...rest }, place) => ({
      ...rest,
      id: `c${place}`,
      parentId: parent === null ? null : `c${parent}`,
    })),
  )

const move = fc.record({
  cardId: fc.nat(12).map((place) => `c${place}`),
  parentId: fc.option(fc.nat(12).map((place) => `c${place}`)),
  index: fc.nat(15),
})

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).toSorted()

/** As the guestbook is after its first tidying: what every later move begins with. */
const tidy = (cards: PositionedCard[]) => placed(cards, positionsOf(cards))
function placed(
  cards: readonly PositionedCard[],
  places: readonly { id: string; parentId: string | null; index: number }[],
) {
  const byId = new Map(cards.map((each) => [each.id, each]))
  return places.map((place) => ({ ...(byId.get(place.id) as PositionedCard), ...place }))
}

describe('whatever is stored and moved', () => {
  it('nothing is lost and nothing comes twice', () => {
    fc.assert(
      fc.property(stored, move, (cards, wish) => {
        expect(ids(positionsOf(cards))).toEqual(ids(cards))
        const moved = planMove(cards, wish)
        if ('places' in moved) expect(ids(moved.places)).toEqual(ids(cards))
      }),
    )
  })

  it('headers stand first and in none, places are dense, and no holder is in a holder', () => {
    fc.assert(
      fc.property(stored, move, (cards, wish) => {
        const moved = planMove(cards, wish)
        if ('refusal' in moved) return
        const after = placed(cards, moved.places)
        const top = after.filter(({ parentId }) => parentId === null)
        const headers = after.filter(({ type }) => type === 'Header')
        expect(top.slice(0, headers.length)).toEqual(headers)
        for (const holder of [null, ...ids(after)]) {
          const siblings = after.filter(({ parentId }) => parentId === holder)
          expect(siblings.map(({ index }) => index)).toEqual(siblings.map((_, place) => place))
          if (holder !== null && siblings.length > 0) expect(ids(top)).toContain(holder)
        }
        expect(after.filter(({ type, parentId }) => isHolder(type) && parentId !== null)).toEqual([])
      }),
    )
  })

  it('the card stands where it was asked for, and the others keep their order', () => {
    fc.assert(
      fc.property(stored.map(tidy), move, (cards, wish) => {
        const moved = planMove(cards, wish)
        if ('refusal' in moved) return
        const others = (list: readonly { id: string }[]) =>
          list.map(({ id }) => id).filter((id) => id !== wish.cardId)
        const among = (parentId: string | null, list: readonly PositionedCard[]) =>
          others(list.filter((each) => each.parentId === parentId))
        const after = placed(cards, moved.places)
        for (const holder of [null, ...ids(cards)]) expect(among(holder, after)).toEqual(among(holder, cards))
        const here = after.find(({ id }) => id === wish.cardId)
        expect(here?.parentId).toBe(wish.parentId)
        const last = among(wish.parentId, after).length
        const headers = after.filter(({ type }) => type === 'Header').length
        const asked = wish.parentId === null ? Math.max(wish.index, headers) : wish.index
        expect(here?.index).toBe(Math.min(asked, last))
      }),
    )
  })

  it('a holder that held one kind still does', () => {
    fc.assert(
      fc.property(stored.map(tidy), move, (cards, wish) => {
        const moved = planMove(cards, wish)
        if ('refusal' in moved || wish.parentId === null) return
        const after = placed(cards, moved.places)
        const type = after.find(({ id }) => id === wish.cardId)?.type
        const holder = after.find(({ id }) => id === wish.parentId)
        const held = after.filter((each) => each.parentId === wish.parentId && !each.isDeleted)
        expect(
          holder &&
            type &&
            canHold(
              holder.type,
              held.map((each) => each.type),
              type,
            ),
        ).toBe(true)
      }),
    )
  })
})
