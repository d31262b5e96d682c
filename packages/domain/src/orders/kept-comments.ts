import type { CartLine } from './cart.ts'
import { COMMENT_MAX } from './constants.ts'

type Line = Pick<CartLine, 'productId' | 'dealId' | 'choices' | 'extras' | 'when' | 'comment'>

/**
 * What was written to the lines of an order that is being changed, for the lines that take their place without words of
 * their own: an allergy that somebody wrote is not lost because a night was added. By where the new line stands.
 */
export function keptComments(before: readonly Line[], now: readonly Line[]): Map<number, string> {
  const left = new Set(before)
  const kept = new Map<number, string>()
  const open = new Set(now.keys())
  const keep = (place: number, comment: string) => {
    open.delete(place)
    if (comment !== '' && now[place]?.comment === '') kept.set(place, comment)
  }
  for (const [place, line] of now.entries()) {
    const same = [...left].find((one) => wishOf(one) === wishOf(line))
    if (!same) continue
    left.delete(same)
    keep(place, same.comment)
  }
  for (const place of [...open]) {
    const line = now[place]
    const ofSame = [...left].filter((one) => offerOf(one) === offerOf(line))
    for (const one of ofSame) left.delete(one)
    const comments = [...new Set(ofSame.map(({ comment }) => comment).filter(Boolean))]
    keep(place, comments.join(' / ').slice(0, COMMENT_MAX))
  }
  return kept
}

const offerOf = (line: Line | undefined) => JSON.stringify([line?.productId, line?.dealId ?? null])

const wishOf = ({ productId, dealId, choices, extras, when }: Line) =>
  JSON.stringify([
    productId,
    dealId,
    Object.entries(choices).sort(),
    [...extras].sort(),
    [...(when?.days ?? [])].sort(),
    when?.time ?? null,
  ])
