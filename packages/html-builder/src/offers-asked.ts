import type { ModuleOf, TemplateModule } from './module-schemas.ts'
import type { OFFER_LAYOUTS, OFFER_SELECTIONS } from './modules/offer-props.ts'

/** What a module that shows offers wants of them. */
export type OffersAsked = {
  moduleId: string
  type: 'upselling' | 'room-upgrades'
  selection: (typeof OFFER_SELECTIONS)[number]
  /** Those that are chosen, in order. */
  ids: readonly string[]
  /** Guests of these alone; everybody where there is none. */
  targetGroups: readonly string[]
  layout: (typeof OFFER_LAYOUTS)[number]
}

/** Where nobody chose: more would be a catalogue. */
const FITTING_MAX = 6

export function offersAskedIn(modules: readonly TemplateModule[]): OffersAsked[] {
  return modules.flatMap((module) => {
    if (module.type === 'upselling') return [askedBy(module, module.props.deals)]
    if (module.type === 'room-upgrades') return [askedBy(module, module.props.upgrades)]
    return []
  })
}

function askedBy(
  { id, type, props }: ModuleOf<'upselling'> | ModuleOf<'room-upgrades'>,
  ids: readonly string[],
): OffersAsked {
  const { selection, targetGroups, layout } = props
  return { moduleId: id, type, selection, ids: selection === 'chosen' ? ids : [], targetGroups, layout }
}

/** Of what a guest can have, what the module shows. */
export function offersShown<Offer extends { id: string }>(
  { selection, ids }: Pick<OffersAsked, 'selection' | 'ids'>,
  offers: readonly Offer[],
): Offer[] {
  if (selection === 'fitting') return offers.slice(0, FITTING_MAX)
  return ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])
}
