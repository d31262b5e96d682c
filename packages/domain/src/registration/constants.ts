/** The guest's wizard, in this order (spec 4). */
export const WIZARD_STEPS = [
  'your-information',
  'accompanying-guests',
  'trip-information',
  'sign-and-confirm',
] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
export const COMPANION_TYPES = ['spouse', 'underage child'] as const
export type CompanionType = (typeof COMPANION_TYPES)[number]
export const STAY_PURPOSES = ['business', 'leisure', 'other'] as const
/** Minutes in which the sending device may read its own form back. */
export const OWN_FORM_READABLE_MINUTES = 30
/** Minutes for which what was typed stays on the device, and an ID picture that belongs to no form on the server. */
export const DRAFT_MINUTES = 60
/** Minutes for which a version that was replaced is still taken from whoever has it open. */
export const OLD_VERSION_MINUTES = 120
/** A minor is under this age on arrival. */
export const ADULT_AGE = 18
/** Younger people than this on arrival marry nowhere near, so the year is wrong. */
export const SPOUSE_AGE = 16
/** The youngest who travel alone; whoever is younger on arrival stands on somebody else's form. */
export const SIGNING_AGE = 15
export const OLDEST_AGE = 130
export const COMPANIONS_MAX = 20
export const PEOPLE_OF_BOOKING_MAX = 40
export const FORMS_MAX = 20
export const CUSTOM_FIELDS_MAX = 20
export const CHOICES_MAX = 30
export const NAME_MAX = 100
export const LINE_MAX = 200
export const LONG_TEXT_MAX = 2000
export const DOCUMENT_NUMBER_MAX = 40
/** Of one report for the authorities: guests are handed over for a reason, not by the year. */
export const REPORT_DAYS_MAX = 31
export const KEPT_MONTHS = { least: 1, most: 120 } as const

export const DOCUMENT_TYPES = ['passport', 'identity card', 'residence permit', 'driving licence'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** What a field can be. */
export const FIELD_KINDS = [
  'text',
  'long text',
  'date',
  'country',
  'phone',
  'email',
  'single choice',
  'checkbox',
  'address',
  'picture',
  'signature',
  'companions',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** What a property can add itself; the others mean something to the law. */
export const CUSTOM_KINDS = ['text', 'long text', 'date', 'country', 'single choice', 'checkbox'] as const

export const APPLIES_TO = ['main guest', 'adults', 'all'] as const
export type AppliesTo = (typeof APPLIES_TO)[number]

export const NATIONALITY_CONDITIONS = ['everyone', 'foreigners', 'non-Nordic', 'non-EEA'] as const
export type NationalityCondition = (typeof NATIONALITY_CONDITIONS)[number]

/** Whom a form is filled in for: the booking's guest, another adult of it, and those who travel with either. */
export const PERSON_KINDS = ['main', 'adult', 'spouse', 'child'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** Why somebody opens a value that is masked; the log holds one of these and no words. */
export const REVEAL_REASONS = ['check at desk', 'guest asks', 'authority asks'] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]
/** Why names are handed to the police. */
export const REPORT_REASONS = ['law asks', 'authority asks'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
