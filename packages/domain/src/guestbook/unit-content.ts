import type { BoxContent, Card } from './card-schema.ts'
import { CARD_KINDS } from './card-types.ts'
import { contentIn } from './localized-content.ts'
import { type HasVisibility, isMeantFor, type Visitor } from './visibility.ts'

type UnitOwner = Pick<Visitor, 'unit' | 'unitCategory'>

/** Variant names of a unit-specific card that fit this guest, the closest first. */
function variantsFor({ unit, unitCategory }: UnitOwner): string[] {
  return [
    ...(unit === null ? [] : [`unit:${unit}`]),
    ...(unitCategory === null ? [] : [`category:${unitCategory}`]),
    'default',
  ]
}

/** What a unit-specific card says to this guest; null without a unit, so also from check-out on. */
export function unitContent(
  card: Pick<Card, 'content'>,
  visitor: UnitOwner,
  languageIndex: number,
  defaultIndex: number,
): BoxContent | null {
  if (visitor.unit === null) return null
  for (const variant of variantsFor(visitor)) {
    const found = contentIn(card, languageIndex, defaultIndex, variant)
    if (found) return found
  }
  return null
}

/**
 * Whether a card is this guest's because of their unit alone. Such content never rides in an answer that others
 * may get: it comes with the booking.
 */
export function isForOwnUnit(card: HasVisibility & Pick<Card, 'type'>, visitor: Visitor): boolean {
  return CARD_KINDS[card.type].isForOwnUnit || !isMeantFor(card, { ...visitor, unit: null })
}
