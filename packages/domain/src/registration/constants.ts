/** The guest's wizard, in this order (spec 4). */
export const WIZARD_STEPS = [
  'your-information',
  'accompanying-guests',
  'trip-information',
  'sign-and-confirm',
] as const
export const COMPANION_TYPES = ['spouse', 'underage child'] as const
export const STAY_PURPOSES = ['business', 'leisure', 'other'] as const
/** Minutes in which the sending device may read its own form back. */
export const OWN_FORM_READABLE_MINUTES = 30
