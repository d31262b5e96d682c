import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import type { BoxIcon } from '@innkeeper/domain/guestbook/icons.ts'
import type { TemplateWords } from '@innkeeper/domain/guestbook/templates/card-template.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'

/** Languages the preset has words in; any other begins with English where it is the default. */
export const PRESET_LANGUAGES = ['en', 'da', 'fi', 'nl', 'no', 'sv'] as const
export type PresetLanguage = (typeof PRESET_LANGUAGES)[number]

/** A card that says something true of nearly every house until its staff write their own. */
export type PresetCard = {
  key: string
  type: Extract<CardType, 'Header' | 'Content'>
  to: readonly CardState[]
  words: Record<PresetLanguage, TemplateWords>
  /** Words above the card where it opens a section. */
  section?: Record<PresetLanguage, string>
  /** Present when the tab bar leads here. */
  tab?: { icon: BoxIcon; labels: Record<PresetLanguage, string> }
}
