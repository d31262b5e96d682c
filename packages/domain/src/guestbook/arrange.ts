/** What a box asks for by its kind and layout: a large picture, a small card, a line of a list, a tile, or its own row. */
export type Wish = 'picture' | 'small' | 'line' | 'tile' | 'own'
/** How boxes stand together; `feature` is one wide card with two small ones. */
export type Shape = 'wide' | 'feature' | 'pair' | 'row' | 'list' | 'tiles' | 'own'

export type Block<T> = { shape: Shape; boxes: T[] }

/** How many boxes a shape takes of those that may stand in it. */
const TAKES: Record<Shape, number> = {
  wide: 1,
  feature: 3,
  pair: 2,
  row: 8,
  list: Number.POSITIVE_INFINITY,
  tiles: Number.POSITIVE_INFINITY,
  own: 1,
}

/**
 * Puts boxes into shapes, in their order and each once. No shape follows itself, so that a page has rhythm; tiles and
 * boxes with a row of their own are as their kinds are. `before` is the last shape of the section above.
 */
export function arrange<T>(boxes: readonly T[], wishOf: (box: T) => Wish, before?: Shape): Block<T>[] {
  const all = withoutLoneSmall(boxes.map(wishOf))
  const blocks: Block<T>[] = []
  let last = before
  let at = 0
  while (at < boxes.length) {
    const wishes = all.slice(at)
    const shape = shapesFor(wishes).find((wanted) => isFixed(wanted) || !looksLike(wanted, last)) ?? 'list'
    const taken = Math.min(TAKES[shape], shape === 'feature' ? 3 : runOf(wishes))
    blocks.push({ shape, boxes: boxes.slice(at, at + taken) })
    last = shape
    at += taken
  }
  return blocks
}

/** A small card with no other beside it is a line: it joins the list it stands in. */
function withoutLoneSmall(wishes: readonly Wish[]): Wish[] {
  return wishes.map((wish, at) => {
    const isLone = wish === 'small' && wishes[at - 1] !== 'small' && wishes[at + 1] !== 'small'
    return isLone ? 'line' : wish
  })
}

/** A feature begins with a wide card, so it does not follow one. */
function looksLike(shape: Shape, before: Shape | undefined): boolean {
  return shape === before || (shape === 'feature' && before === 'wide')
}

function isFixed(shape: Shape): boolean {
  return shape === 'tiles' || shape === 'own'
}

/** How many in a row wish the same as the first. */
function runOf([first, ...rest]: readonly Wish[]): number {
  const end = rest.findIndex((wish) => wish !== first)
  return end < 0 ? rest.length + 1 : end + 1
}

/** The shapes that suit the boxes that come next, the best first; there is always a second one for cards. */
function shapesFor(wishes: readonly Wish[]): Shape[] {
  const [first, second, third] = wishes
  const count = runOf(wishes)
  const isFeature = second === 'small' && third === 'small'
  switch (first) {
    case 'tile':
      return ['tiles']
    case 'own':
      return ['own']
    case 'picture':
      if (isFeature) return ['feature', 'wide', 'list']
      if (count === 1) return ['wide', 'list']
      if (count === 2) return ['pair', 'wide', 'list']
      return count === 3 ? ['feature', 'row'] : ['row', 'feature', 'list']
    case 'small':
      if (count === 1) return ['list', 'wide']
      return count === 2 ? ['pair', 'list'] : ['row', 'feature', 'list']
    default:
      if (count === 1) return ['list', 'wide']
      return count === 2 ? ['list', 'pair'] : ['list', 'row']
  }
}
