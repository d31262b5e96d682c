import { DEFAULT_CLEANING_WINDOW } from '../cleaning/constants.ts'
import { defaultLanguage, type Localization, normalCode } from '../properties/localization.ts'
import type { Card, CardContent, CardOptions } from './card-schema.ts'
import type { CardTemplateName } from './card-template-names.ts'
import { TEMPLATES } from './card-templates.ts'
import { CARD_KINDS, type CardType } from './card-types.ts'
import {
  CARD_VERSION,
  DEFAULT_BACKGROUND_OPACITY,
  DEFAULT_FACILITIES_CHECK_IN,
  DEFAULT_FACILITIES_CHECK_OUT,
  DEFAULT_VISIBILITY,
} from './constants.ts'
import { type CardTemplate, TEMPLATE_LANGUAGES, type TemplateLanguage } from './templates/card-template.ts'
import { header } from './templates/header.ts'
import { writtenContent } from './templates/written-content.ts'

/** What a new card says without anybody having written it. */
const WORDS: Readonly<Record<CardType, CardTemplate | null>> = {
  Carousel: null,
  Header: header,
  Voucher: null,
  Content: null,
  UnitSpecific: null,
  Product: null,
  Facilities: null,
  Group: null,
  RoomCleaningBox: null,
  FixedSizeBox: null,
  FixedSizeBoxSlider: null,
}

/** When guests of the property come and go, HH:mm. */
export type StayTimes = { checkInTime: string; checkOutTime: string }

const SPECIFIED_TIMES: StayTimes = {
  checkInTime: DEFAULT_FACILITIES_CHECK_IN,
  checkOutTime: DEFAULT_FACILITIES_CHECK_OUT,
}

type Beginning = {
  localization: Localization
  /** The property's own, where they are set: a card must not contradict the house. */
  stayTimes?: StayTimes
  newId: () => string
}

/** What a new card can do before anybody has set it up. */
const optionsOf = ({ checkInTime, checkOutTime }: StayTimes): Readonly<Record<CardType, CardOptions>> => ({
  Carousel: {},
  Header: {},
  Voucher: {},
  Content: {},
  UnitSpecific: {},
  Product: {},
  Facilities: {
    facilities: { week: [[], [], [], [], [], [], []], checkIn: checkInTime, checkOut: checkOutTime },
  },
  Group: {},
  RoomCleaningBox: { cleaningAction: 'either', cleaningWindow: DEFAULT_CLEANING_WINDOW },
  FixedSizeBox: {},
  FixedSizeBoxSlider: {},
})

/** A card of this kind as it begins: all day on all days, with nothing said but what a greeting needs. */
export function newCard(
  type: CardType,
  { localization, stayTimes = SPECIFIED_TIMES, newId }: Beginning,
): Card {
  const { variants, startLayout, hasForm } = CARD_KINDS[type]
  const words = WORDS[type]
  const empty = Object.fromEntries(variants.map((name) => [name, {}]))
  const first = defaultLanguage(localization)?.index ?? 0
  return {
    id: newId(),
    type,
    index: 0,
    parentId: null,
    version: CARD_VERSION,
    content: { [first]: empty, ...(words && wordsOf(words, localization)) },
    styles: {
      layout: startLayout,
      backgroundPicture: null,
      backgroundOpacity: DEFAULT_BACKGROUND_OPACITY,
    },
    options: optionsOf(stayTimes)[type],
    visibility: DEFAULT_VISIBILITY,
    ...(hasForm ? { form: { id: newId(), productIds: [] }, serviceCharge: false } : {}),
  }
}

/** A card that begins with a template's words, in those of the property's languages that have them. */
export function cardFromTemplate(name: CardTemplateName, beginning: Beginning): Card {
  if (name === 'blank') return newCard('Content', beginning)
  const template = TEMPLATES[name]
  const card = newCard(template.type, beginning)
  return {
    ...card,
    content: wordsOf(template, beginning.localization),
    options: { ...card.options, ...(template.link && { link: template.link }) },
    visibility: { ...DEFAULT_VISIBILITY, ...(template.to ? { state: [...template.to] } : {}) },
  }
}

/** The default is always written, in English where there are no words of its own; the others fall back to it. */
function wordsOf({ words }: CardTemplate, localization: Localization): CardContent {
  const first = defaultLanguage(localization)
  const written = Object.values(localization.languages).flatMap((language) => {
    const known = TEMPLATE_LANGUAGES.find((each) => each === normalCode(language.code))
    const chosen: TemplateLanguage | undefined = known ?? (language === first ? 'en' : undefined)
    return chosen ? [[String(language.index), { default: writtenContent(words[chosen]) }] as const] : []
  })
  return Object.fromEntries(written)
}
