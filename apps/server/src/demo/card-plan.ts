import type { BoxContent, Card, CardStyles } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { CARD_VERSION, DEFAULT_BACKGROUND_OPACITY } from '@innkeeper/domain/guestbook/constants.ts'
import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { PicturePlan } from './pictures.ts'
import { stableId } from './stable-id.ts'

export type CardText = { title: string; subtitle?: string; body?: RichText; button?: string }

/** A card as its author thinks of it: who sees it when, how it looks, its words in every language. */
export type CardPlan<Language extends string, Picture extends string> = {
  key: string
  type: CardType
  layout: CardStyles['layout']
  pictures?: readonly Picture[]
  background?: Picture
  visibility: Visibility
  texts: Record<Language, CardText>
}

/** What every card of one property needs to know of it. */
export type GuestbookOf<Language extends string, Picture extends string> = {
  propertyId: string
  languageIndexes: Record<Language, number>
  pictures: Record<Picture, PicturePlan<Language>>
}

/** The id a picture got when it was stored. */
export type PictureIdOf = (picture: string) => string

export function cardId(propertyId: string, key: string): string {
  return stableId(propertyId, 'card', key)
}

export function buildCards<Language extends string, Picture extends string>(
  plans: readonly CardPlan<Language, Picture>[],
  guestbook: GuestbookOf<Language, Picture>,
  pictureIdOf: PictureIdOf,
): Card[] {
  return plans.map((plan, index) => buildCard(plan, index, guestbook, pictureIdOf))
}

function buildCard<Language extends string, Picture extends string>(
  plan: CardPlan<Language, Picture>,
  index: number,
  guestbook: GuestbookOf<Language, Picture>,
  pictureIdOf: PictureIdOf,
): Card {
  const { propertyId, languageIndexes } = guestbook
  const languages = Object.keys(languageIndexes) as Language[]
  return {
    id: cardId(propertyId, plan.key),
    type: plan.type,
    index,
    parentId: null,
    version: CARD_VERSION,
    content: Object.fromEntries(
      languages.map((language) => [
        String(languageIndexes[language]),
        { default: boxContent(plan, language, guestbook, pictureIdOf) },
      ]),
    ),
    styles: {
      layout: plan.layout,
      backgroundPicture: plan.background ? pictureIdOf(plan.background) : null,
      backgroundOpacity: DEFAULT_BACKGROUND_OPACITY,
    },
    options: {},
    visibility: plan.visibility,
  }
}

function boxContent<Language extends string, Picture extends string>(
  plan: CardPlan<Language, Picture>,
  language: Language,
  { pictures }: GuestbookOf<Language, Picture>,
  pictureIdOf: PictureIdOf,
): BoxContent {
  const { title, subtitle, body, button } = plan.texts[language]
  return {
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(body ? { body } : {}),
    ...(button ? { button: { text: button } } : {}),
    ...(plan.pictures
      ? {
          pictures: plan.pictures.map((picture) => ({
            mediaId: pictureIdOf(picture),
            alt: pictures[picture].alt[language],
          })),
        }
      : {}),
  }
}
