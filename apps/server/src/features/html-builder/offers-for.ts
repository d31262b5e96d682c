import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { type OffersAsked, offersShown } from '@innkeeper/html-builder/offers-asked.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestOffer, OfferKind, TemplateSources } from './sources.ts'

type Asked = {
  propertyId: string
  /** Of the visitor's stay; null without one. */
  linkKey: string | null
  language: PropertyLanguage
  modules: readonly OffersAsked[]
  /** Whether one of the visitor's offers is worth showing where the modules stand. */
  isWorthShowing(offer: GuestOffer): boolean
  /** What the modules stand in: `message/<id>` or `page/<id>`. */
  cameFrom: string
}
/** Module id to what it shows; a module without anything for this visitor is left out. */
export type OffersFor = (asked: Asked) => Promise<Record<string, GuestOffer[]>>

type Dependencies = {
  sources: Pick<TemplateSources, 'offersFor'>
  properties: PropertyService
  guests: Pick<GuestService, 'visitorOf'>
}

/** What modules show to one visitor at this moment: only what they can have, at the price of now. */
export function createOffersFor({ sources, properties, guests }: Dependencies): OffersFor {
  return async ({ propertyId, linkKey, language, modules: asked, isWorthShowing, cameFrom }) => {
    if (asked.length === 0) return {}
    const modules = properties.modulesOf(await properties.snapshot(propertyId))
    const isForSome = asked.some(({ targetGroups }) => targetGroups.length > 0)
    const own = isForSome ? (await guests.visitorOf(propertyId, linkKey)).targetGroups : []
    const found = new Map<OfferKind, GuestOffer[]>()
    const shown: [string, GuestOffer[]][] = []
    for (const { moduleId, type, targetGroups, ...wanted } of asked) {
      if (targetGroups.length > 0 && !targetGroups.some((group) => own.includes(group))) continue
      const visitor = { propertyId, modules, linkKey, language }
      const offers = found.get(type) ?? (await sources.offersFor(type, visitor)).filter(isWorthShowing)
      found.set(type, offers)
      const chosen = offersShown(wanted, offers)
      if (chosen.length > 0) shown.push([moduleId, chosen.map((offer) => from(offer, cameFrom))])
    }
    return Object.fromEntries(shown)
  }
}

function from(offer: GuestOffer, cameFrom: string): GuestOffer {
  const sign = offer.path.includes('?') ? '&' : '?'
  return cameFrom === '' ? offer : { ...offer, path: `${offer.path}${sign}from=${cameFrom}` }
}
