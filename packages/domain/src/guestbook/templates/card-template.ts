import type { BoxLink } from '../box-link.ts'
import type { CardType } from '../card-types.ts'
import type { BoxIcon } from '../icons.ts'
import type { CardState } from '../visibility-schema.ts'

/** Languages the templates have words in; any other default language begins with the English ones. */
export const TEMPLATE_LANGUAGES = ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'] as const
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]

/** A string is a paragraph, a list of strings a bullet list. */
export type TemplateBody = readonly (string | readonly string[])[]
export type TemplateWords = { title: string; subtitle?: string; body?: TemplateBody; button?: string }

/** A card that says something true of most houses until its staff write their own. */
export type CardTemplate = {
  type: Extract<CardType, 'Header' | 'Content' | 'Facilities'>
  /** To whom it is meant; everybody a new card shows to where it is absent. */
  to?: readonly CardState[]
  icon?: BoxIcon
  /** Where its button leads. */
  link?: BoxLink
  words: Record<TemplateLanguage, TemplateWords>
}
