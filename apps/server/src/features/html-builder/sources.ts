import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getTemplateSources, TemplateOffer } from '@innkeeper/api/html-builder/templates.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'

/** Modules of templates that show offers, and the module of the product that has them. */
const OFFER_MODULES = { upselling: 'upselling', 'room-upgrades': 'roomUpgrades' } as const satisfies Record<
  string,
  ModuleName
>
const SURVEY_MODULE: ModuleName = 'guestFeedback'

export type OfferKind = keyof typeof OFFER_MODULES
/** What a property offers now, in words of this language. */
export type FindOffers = (propertyId: string, languageIndex: number) => Promise<TemplateOffer[]>
export type FindSurveys = (
  propertyId: string,
  languageIndex: number,
) => Promise<{ id: string; title: string }[]>

export type TemplateSources = {
  registerOffers(kind: OfferKind, find: FindOffers): void
  registerSurvey(find: FindSurveys): void
  /** What modules can show now; not ready where nobody registered, the module is closed or there is nothing yet. */
  read(wanted: Wanted): Promise<Omit<AnswerOf<typeof getTemplateSources>, 'features'>>
}

type Wanted = { propertyId: string; languageIndex: number; modules: readonly ModuleName[] }

/** Where data modules take their content from: the features that have it register when they are made. */
export function createTemplateSources(): TemplateSources {
  const offers = new Map<OfferKind, FindOffers>()
  let surveys: FindSurveys | null = null

  async function ask<Item>(
    find: ((propertyId: string, languageIndex: number) => Promise<Item[]>) | null | undefined,
    module: ModuleName,
    { propertyId, languageIndex, modules }: Wanted,
  ): Promise<{ isReady: boolean; items: Item[] }> {
    const items = find && modules.includes(module) ? await find(propertyId, languageIndex) : []
    return { isReady: items.length > 0, items }
  }
  const offersOf = (kind: OfferKind, wanted: Wanted) => ask(offers.get(kind), OFFER_MODULES[kind], wanted)

  return {
    registerOffers: (kind, find) => void offers.set(kind, find),
    registerSurvey(find) {
      surveys = find
    },
    read: async (wanted) => ({
      upselling: await offersOf('upselling', wanted),
      roomUpgrades: await offersOf('room-upgrades', wanted),
      guestFeedback: await ask(surveys, SURVEY_MODULE, wanted),
    }),
  }
}
