import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'

type Varied = Pick<Card, 'type' | 'content' | 'options'>

function hasVariant({ content }: Varied, name: string): boolean {
  return Object.values(content).some((variants) => variants[name] !== undefined)
}

/** The variants of a card one writes, the one that names it first (spec 3). */
export function variantsOf(card: Varied): string[] {
  const named = (name: string) => (hasVariant(card, name) || !hasVariant(card, 'default') ? name : 'default')
  switch (card.type) {
    case 'Voucher':
      return [named('preRedeemed'), 'redeemed']
    case 'RoomCleaningBox':
      return [named(card.options.cleaningAction ?? 'request')]
    case 'UnitSpecific':
      return ['default', ...ownVariants(card)]
    default:
      return ['default']
  }
}

/** `unit:<id>` and `category:<id>` of a card that says something else in each room. */
function ownVariants({ content }: Varied): string[] {
  const names = Object.values(content).flatMap((variants) => Object.keys(variants))
  return [...new Set(names)].filter((name) => /^(unit|category):/.test(name)).sort()
}
