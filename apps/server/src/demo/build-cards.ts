import type { BoxContent, Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_VERSION, DEFAULT_BACKGROUND_OPACITY } from '@innkeeper/domain/guestbook/constants.ts'
import { productId } from './build-products.ts'
import type { CardPlan, CardText, CardTexts } from './card-plan.ts'
import { boxLink, cardId, type MediaIdOf } from './link-plan.ts'
import type { PicturePlan } from './pictures.ts'
import { stableId } from './stable-id.ts'

/** What every card of one property needs to know of it. */
export type GuestbookOf<Language extends string, Picture extends string> = {
  propertyId: string
  languageIndexes: Record<Language, number>
  pictures: Record<Picture, PicturePlan<Language>>
}

/** The id by which /products/:hotel/:productsID opens a product card. */
export function formId(propertyId: string, key: string): string {
  return stableId(propertyId, 'form', key)
}

/** Cards in reading order; what a group holds follows it. */
export function buildCards<Language extends string, Picture extends string>(
  plans: readonly CardPlan<Language, Picture>[],
  guestbook: GuestbookOf<Language, Picture>,
  mediaIdOf: MediaIdOf,
): Card[] {
  const placed = plans.flatMap((plan) => [
    { plan, parentId: null },
    ...(plan.holds ?? []).map((held) => ({
      plan: held,
      parentId: cardId(guestbook.propertyId, plan.key),
    })),
  ])
  return placed.map(({ plan, parentId }, index) => ({
    ...buildCard(plan, guestbook, mediaIdOf),
    index,
    parentId,
  }))
}

function buildCard<Language extends string, Picture extends string>(
  plan: CardPlan<Language, Picture>,
  guestbook: GuestbookOf<Language, Picture>,
  mediaIdOf: MediaIdOf,
): Omit<Card, 'index' | 'parentId'> {
  const { propertyId } = guestbook
  return {
    id: cardId(propertyId, plan.key),
    type: plan.type,
    version: CARD_VERSION,
    content: contentOf(plan, guestbook, mediaIdOf),
    styles: {
      layout: plan.layout,
      backgroundPicture: plan.background ? mediaIdOf(plan.background) : null,
      backgroundOpacity: DEFAULT_BACKGROUND_OPACITY,
    },
    options: {
      ...plan.options,
      ...(plan.link ? { link: boxLink(plan.link, { propertyId, mediaIdOf }) } : {}),
    },
    visibility: plan.visibility,
    ...(plan.product
      ? {
          form: {
            id: formId(propertyId, plan.key),
            productIds: plan.product.sells.map((key) => productId(propertyId, key)),
          },
          serviceCharge: plan.product.hasServiceCharge,
        }
      : {}),
  }
}

function contentOf<Language extends string, Picture extends string>(
  plan: CardPlan<Language, Picture>,
  { languageIndexes, pictures }: GuestbookOf<Language, Picture>,
  mediaIdOf: MediaIdOf,
): Card['content'] {
  const variants: [string, CardTexts<Language>][] = [
    [firstVariant(plan), plan.texts],
    ...Object.entries(plan.variants ?? {}),
  ]
  const shown = (language: Language) =>
    plan.pictures?.map((picture) => ({ mediaId: mediaIdOf(picture), alt: pictures[picture].alt[language] }))
  const inLanguage = (language: Language) =>
    variants.map(([name, texts]) => [name, boxContent(texts[language], shown(language))])
  const languages = Object.keys(languageIndexes) as Language[]
  return Object.fromEntries(
    languages.map((language) => [
      String(languageIndexes[language]),
      Object.fromEntries(inLanguage(language)),
    ]),
  )
}

function firstVariant({ type, options }: Pick<CardPlan<string, string>, 'type' | 'options'>): string {
  if (type === 'Voucher') return 'preRedeemed'
  return options?.cleaningAction ?? 'default'
}

function boxContent(text: CardText, pictures: BoxContent['pictures']): BoxContent {
  const { title, subtitle, body, button, facts } = text
  return {
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(body ? { body } : {}),
    ...(button ? { button: { text: button } } : {}),
    ...(facts ? { facts } : {}),
    ...(pictures ? { pictures } : {}),
  }
}
