import type { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { MODULE_KINDS } from '../module-kinds.ts'

export type PresetName = (typeof CARD_PRESETS)[number]

/** What a preset is filled with. */
export type BaseProperty = {
  name: string
  localization: Localization
  brand: Brand
  checkInTime: string | null
  checkOutTime: string | null
  phone: string | null
  email: string | null
  postalAddress: string | null
  website: string | null
  /** The property's own, best first; what they show by language code. */
  pictures: { url: string; alt: Record<string, string> }[]
  guestbookUrl: string
}

/** A preset as a template of a property; null where it makes no sense as this type. */
export function buildBaseTemplate(
  name: PresetName,
  type: TemplateType,
  property: BaseProperty,
  newModuleId: () => string,
): TemplateContent | null {
  if ((name === 'email-signature') !== (type === 'signature')) return null
  const modules = [
    { type: 'header', id: newModuleId(), ...MODULE_KINDS.header.start() },
    { type: 'text', id: newModuleId(), ...MODULE_KINDS.text.start() },
  ]
  const indexes = Object.values(property.localization.languages).map(({ index }) => index)
  return {
    name: property.name,
    standardType: name,
    style: { innerBgColor: null, outerBgColor: null },
    localizedData: Object.fromEntries(indexes.map((index) => [String(index), modules])),
    subject: {},
    preheader: {},
    isMarketing: false,
  }
}
