import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { isIdentified } from './identified-module.ts'
import type { OffersAsked } from './offers-asked.ts'

const TYPES: Readonly<Record<OffersAsked['type'], true>> = { upselling: true, 'room-upgrades': true }

/** Whether modules of a type offer something to buy. */
export function isOfferType(type: string): boolean {
  return Object.hasOwn(TYPES, type)
}

/**
 * Whether an e-mail goes to guests who agreed to offers alone (product: section 10): it is marked as an offer, or it shows
 * deals or room upgrades in any language.
 */
export function isOffer({
  isMarketing,
  localizedData,
}: Pick<TemplateContent, 'isMarketing' | 'localizedData'>): boolean {
  const modules = Object.values(localizedData).flat()
  return isMarketing || modules.some((module) => isIdentified(module) && isOfferType(module.type))
}
