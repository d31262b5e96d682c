import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getTemplateSources, TemplateOffer } from '@innkeeper/api/html-builder/templates.ts'
import { isFeatureOpen, type LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { SurveyAsked } from '@innkeeper/html-builder/surveys-asked.ts'

/** Modules of templates that show offers, and what these lead to. */
const OFFER_FEATURES = { upselling: 'store', 'room-upgrades': 'upgrades' } as const satisfies Record<
  string,
  LinkedFeature
>

export type OfferKind = keyof typeof OFFER_FEATURES

/** An offer as one guest can have it. */
export type GuestOffer = TemplateOffer & {
  /** Where it is theirs, on this origin. */
  path: string
  isFullyBooked: boolean
}
export type OfferSource = {
  /** What a property offers now, in words of this language. */
  list(propertyId: string, languageIndex: number): Promise<TemplateOffer[]>
  /** What the stay that a link opens can have at this moment; null is a visitor without one. */
  forVisitor(propertyId: string, linkKey: string | null, language: PropertyLanguage): Promise<GuestOffer[]>
}
/** An open survey that asks for a recommendation: its name for staff, that question, and where guests answer it. */
export type OfferedSurvey = { id: string; name: string; title: string; path: string }
export type FindSurveys = (propertyId: string, languageIndex: number) => Promise<OfferedSurvey[]>

/** A survey as a module asks it. */
type ShownSurvey = { question: string; href: string }

export type TemplateSources = {
  registerOffers(kind: OfferKind, source: OfferSource): void
  registerSurvey(find: FindSurveys): void
  /** What modules can show now; not ready where nobody registered, the module is closed or there is nothing yet. */
  read(wanted: Wanted): Promise<Omit<AnswerOf<typeof getTemplateSources>, 'features'>>
  /** Of one kind what this visitor can have now; nothing where nobody registered or their page is closed. */
  offersFor(kind: OfferKind, visitor: OfferVisitor): Promise<GuestOffer[]>
  /** Module id to the survey it asks, by a path on this origin; one that is not open is left out. */
  surveysOf(asked: readonly SurveyAsked[], wanted: Wanted): Promise<Record<string, ShownSurvey>>
}

type Wanted = { propertyId: string; languageIndex: number; modules: readonly ModuleName[] }
export type OfferVisitor = {
  propertyId: string
  modules: readonly ModuleName[]
  linkKey: string | null
  language: PropertyLanguage
}

/** Where data modules take their content from: the features that have it register when they are made. */
export function createTemplateSources(): TemplateSources {
  const offers = new Map<OfferKind, OfferSource>()
  let surveys: FindSurveys | null = null

  async function ask<Item>(
    find: ((propertyId: string, languageIndex: number) => Promise<Item[]>) | null | undefined,
    feature: LinkedFeature,
    { propertyId, languageIndex, modules }: Wanted,
  ): Promise<{ isReady: boolean; items: Item[] }> {
    const items = find && isFeatureOpen(feature, modules) ? await find(propertyId, languageIndex) : []
    return { isReady: items.length > 0, items }
  }
  const offersOf = (kind: OfferKind, wanted: Wanted) =>
    ask(offers.get(kind)?.list, OFFER_FEATURES[kind], wanted)

  async function surveysFor(wanted: Wanted) {
    const { isReady, items } = await ask(surveys, 'survey', wanted)
    return { isReady, items: items.map(({ path: _, ...survey }) => survey) }
  }

  return {
    registerOffers: (kind, source) => void offers.set(kind, source),
    registerSurvey(find) {
      surveys = find
    },
    read: async (wanted) => ({
      upselling: await offersOf('upselling', wanted),
      roomUpgrades: await offersOf('room-upgrades', wanted),
      guestFeedback: await surveysFor(wanted),
    }),
    async offersFor(kind, { propertyId, modules, linkKey, language }) {
      const source = isFeatureOpen(OFFER_FEATURES[kind], modules) ? offers.get(kind) : undefined
      return source ? source.forVisitor(propertyId, linkKey, language) : []
    },
    async surveysOf(asked, wanted) {
      if (asked.length === 0) return {}
      const { items } = await ask(surveys, 'survey', wanted)
      const shown = asked.flatMap(({ moduleId, surveyId }): [string, ShownSurvey][] => {
        const survey = items.find(({ id }) => id === surveyId)
        return survey ? [[moduleId, { question: survey.title, href: survey.path }]] : []
      })
      return Object.fromEntries(shown)
    },
  }
}
