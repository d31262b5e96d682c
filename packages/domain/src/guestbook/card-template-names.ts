import type { CARD_PRESETS } from './constants.ts'

/** The presets that make sense as cards (spec 9): all but the signature, which is for e-mail. */
export const CARD_TEMPLATES = [
  'blank',
  'pre-stay',
  'room-upgrades',
  'upselling',
  'registration-form',
  'check-in',
  'post-stay',
  'guest-feedback',
  'activities',
  'menu',
  'guest-directory',
] as const satisfies readonly (typeof CARD_PRESETS)[number][]
export type CardTemplateName = (typeof CARD_TEMPLATES)[number]
