import { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { PRESET_TYPES } from '@innkeeper/html-builder/base-templates/preset-types.ts'

export type TemplatePreset = (typeof CARD_PRESETS)[number]

/** Those that begin a template of this type. */
export function presetsFor(type: TemplateType): TemplatePreset[] {
  return CARD_PRESETS.filter((name) => PRESET_TYPES[name].includes(type))
}
