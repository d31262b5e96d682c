import { defaultLanguage, type Localization, normalCode } from '../properties/localization.ts'
import type { Card, CardContent, CardOptions } from './card-schema.ts'
import type { CardTemplateName } from './card-template-names.ts'
import { TEMPLATES } from './card-templates.ts'
import type { CardType } from './card-types.ts'
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

type Beginning = { localization: Localization; newId: () => string }

/** A card of this kind as it begins: all day on all days, with nothing said but what a greeting needs. */
export function newCard(type: CardType, { localization, newId }: Beginning): Card {
  const said = type === 'Header' ? wordsOf(header, localization) : {}
  const variants = Object.fromEntries(variantsOf(type).map((name) => [name, {}]))
  const first = defaultLanguage(localization)?.index ?? 0
  return {
    id: newId(),
    type,
    index: 0,
    parentId: null,
    version: CARD_VERSION,
    content: { [first]: variants, ...said },
    styles: {
      layout: type === 'Header' ? 'brand' : 'plain',
      backgroundPicture: null,
      backgroundOpacity: DEFAULT_BACKGROUND_OPACITY,
    },
    options: optionsOf(type),
    visibility: DEFAULT_VISIBILITY,
    ...(type === 'Product' ? { form: { id: newId(), productIds: [] }, serviceCharge: false } : {}),
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
    visibility: { ...DEFAULT_VISIBILITY, ...(template.to ? { state: [...template.to] } : {}) },
  }
}

/** The variants a kind has words for (spec 3). */
function variantsOf(type: CardType): string[] {
  if (type === 'Voucher') return ['preRedeemed', 'redeemed']
  return type === 'RoomCleaningBox' ? ['request'] : ['default']
}

function optionsOf(type: CardType): CardOptions {
  if (type === 'RoomCleaningBox') {
    return { cleaningAction: 'request', cleaningWindow: { opens: '08:00', closes: '22:00' } }
  }
  if (type !== 'Facilities') return {}
  return {
    facilities: {
      week: [[], [], [], [], [], [], []],
      checkIn: DEFAULT_FACILITIES_CHECK_IN,
      checkOut: DEFAULT_FACILITIES_CHECK_OUT,
    },
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
