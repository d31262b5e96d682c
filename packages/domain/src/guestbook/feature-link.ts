import type { ModuleName } from '../modules/module-names.ts'

/** What of a guest's own a link may open, and the module it belongs to (product: section 1). */
export const FEATURE_MODULES = {
  guestbook: 'guestbook',
  store: 'upselling',
  upgrades: 'roomUpgrades',
  registration: 'registrationForms',
  survey: 'guestFeedback',
} as const satisfies Record<string, ModuleName>
export type LinkedFeature = keyof typeof FEATURE_MODULES
export const LINKED_FEATURES = Object.keys(FEATURE_MODULES) as LinkedFeature[]

export function isLinkedFeature(value: string): value is LinkedFeature {
  return Object.hasOwn(FEATURE_MODULES, value)
}

/** The address that leads a visitor to a feature of their own stay, whoever they are: shared pages know nobody's key. */
export function featurePath(propertyId: string, feature: LinkedFeature): string {
  return feature === 'guestbook' ? `/return/${propertyId}` : `/return/${propertyId}?to=${feature}`
}

export type FeatureVisitor = {
  /** Features that answer in this property now: built, and their module open. */
  open: readonly LinkedFeature[]
  /** Whether the visitor came by the link of a booking. */
  hasBooking: boolean
}

/** Whether a link to a feature is shown to this visitor: all but the guestbook are a booking's own. */
export function isFeatureShown(feature: LinkedFeature, { open, hasBooking }: FeatureVisitor): boolean {
  return open.includes(feature) && (hasBooking || feature === 'guestbook')
}
