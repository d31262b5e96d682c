import type { CardTemplateName } from './card-template-names.ts'
import { activities } from './templates/activities.ts'
import type { CardTemplate } from './templates/card-template.ts'
import { checkIn } from './templates/check-in.ts'
import { guestDirectory } from './templates/guest-directory.ts'
import { guestFeedback } from './templates/guest-feedback.ts'
import { menu } from './templates/menu.ts'
import { postStay } from './templates/post-stay.ts'
import { preStay } from './templates/pre-stay.ts'
import { registrationForm } from './templates/registration-form.ts'
import { roomUpgrades } from './templates/room-upgrades.ts'
import { upselling } from './templates/upselling.ts'

/** What each template says; a blank card says nothing. */
export const TEMPLATES: Record<Exclude<CardTemplateName, 'blank'>, CardTemplate> = {
  'pre-stay': preStay,
  'room-upgrades': roomUpgrades,
  upselling,
  'registration-form': registrationForm,
  'check-in': checkIn,
  'post-stay': postStay,
  'guest-feedback': guestFeedback,
  activities,
  menu,
  'guest-directory': guestDirectory,
}
