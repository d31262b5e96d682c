/** Parts of the product that a property may have or not. */
export const MODULES = [
  'guestbook',
  'products',
  'upselling',
  'roomUpgrades',
  'registrationForms',
  'guestFeedback',
  'roomCleaning',
  'htmlBuilder',
  'messagingEmail',
  'messagingSms',
  'automations',
  'platformStatistics',
  'customFonts',
  'multiFactorAuthentication',
  'integrations',
] as const
export type ModuleName = (typeof MODULES)[number]

export const PLANS = ['essential', 'plus', 'complete'] as const
export type Plan = (typeof PLANS)[number]

const ESSENTIAL: readonly ModuleName[] = ['guestbook', 'products', 'htmlBuilder', 'messagingEmail']
const PLUS: readonly ModuleName[] = [
  ...ESSENTIAL,
  'upselling',
  'roomUpgrades',
  'registrationForms',
  'guestFeedback',
  'roomCleaning',
  'platformStatistics',
  'automations',
]

/** What each plan holds. */
export const PLAN_MODULES: Record<Plan, readonly ModuleName[]> = {
  essential: ESSENTIAL,
  plus: PLUS,
  complete: MODULES,
}

/** A trial lasts this long and can be started once per module. */
export const TRIAL_DAYS = 30
