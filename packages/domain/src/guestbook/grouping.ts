import { CARD_KINDS, type CardType } from './card-types.ts'

/** Whether a card of this kind can hold others. */
export function isHolder(type: CardType): boolean {
  return CARD_KINDS[type].holds !== 'nothing'
}

/**
 * Whether a holder takes a card of this kind beside those it holds: all of one kind (spec 5), no holder in a holder,
 * no header, and a slider of fixed-size boxes only those.
 */
export function canHold(holder: CardType, held: readonly CardType[], type: CardType): boolean {
  const { holds } = CARD_KINDS[holder]
  const isTaken = CARD_KINDS[type].canBeHeld && (holds === 'one kind' || holds === type)
  return isTaken && held.every((each) => each === type)
}
