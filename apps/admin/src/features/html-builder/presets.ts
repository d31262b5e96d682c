import { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'

export type TemplatePreset = (typeof CARD_PRESETS)[number]

/** A signature has a preset of its own; the others begin a page or an e-mail. */
export function presetsFor(type: TemplateType): TemplatePreset[] {
  return CARD_PRESETS.filter(
    (name) => name === 'blank' || (type === 'signature') === (name === 'email-signature'),
  )
}
