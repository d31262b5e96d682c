import type { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'

const EVERYWHERE = ['page', 'email', 'signature'] as const
const BOTH = ['page', 'email'] as const

/** What each preset begins, without its words: who offers them need not load those of all. */
export const PRESET_TYPES: Readonly<Record<(typeof CARD_PRESETS)[number], readonly TemplateType[]>> = {
  blank: EVERYWHERE,
  'pre-stay': BOTH,
  'room-upgrades': BOTH,
  upselling: BOTH,
  'registration-form': ['email'],
  'check-in': BOTH,
  'post-stay': BOTH,
  'guest-feedback': ['email'],
  'email-signature': ['signature'],
  activities: ['page'],
  menu: ['page'],
  'guest-directory': ['page'],
}
