import type { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { BasePlan } from './base-plan.ts'
import { activities } from './presets/activities.ts'
import { blank } from './presets/blank.ts'
import { checkIn } from './presets/check-in.ts'
import { emailSignature } from './presets/email-signature.ts'
import { guestDirectory } from './presets/guest-directory.ts'
import { guestFeedback } from './presets/guest-feedback.ts'
import { menu } from './presets/menu.ts'
import { postStay } from './presets/post-stay.ts'
import { preStay } from './presets/pre-stay.ts'
import { registrationForm } from './presets/registration-form.ts'
import { roomUpgrades } from './presets/room-upgrades.ts'
import { upselling } from './presets/upselling.ts'

export type PresetName = (typeof CARD_PRESETS)[number]

/** Every preset (spec 9), as the types of template where it makes sense. */
export const BASE_TEMPLATES: Record<PresetName, Partial<Record<TemplateType, BasePlan>>> = {
  blank,
  'pre-stay': preStay,
  'room-upgrades': roomUpgrades,
  upselling,
  'registration-form': registrationForm,
  'check-in': checkIn,
  'post-stay': postStay,
  'guest-feedback': guestFeedback,
  'email-signature': emailSignature,
  activities,
  menu,
  'guest-directory': guestDirectory,
}
