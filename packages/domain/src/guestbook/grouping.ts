import { type CardType, HOLDING_TYPES } from './card-types.ts'

/** Whether a card of this kind can hold others. */
export function isHolder(type: CardType): boolean {
  return HOLDING_TYPES.includes(type)
}

/**
 * Whether a holder takes a card of this kind beside those it holds: all of one kind (spec 5), no holder in a holder,
 * no header, and a slider of fixed-size boxes only those.
 */
export function canHold(holder: CardType, held: readonly CardType[], type: CardType): boolean {
  if (!isHolder(holder) || isHolder(type) || type === 'Header') return false
  if (holder === 'FixedSizeBoxSlider' && type !== 'FixedSizeBox') return false
  return held.every((each) => each === type)
}
