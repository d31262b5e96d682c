import type { Phase } from '../guests/phase.ts'
import type { ModuleName } from '../modules/module-names.ts'

/**
 * What of a guest's own a link may open, and the modules that all have to be open for it (product: section 1). Pages,
 * links and offers ask this, so that nothing is advertised whose page is closed.
 */
export const FEATURE_MODULES = {
  guestbook: ['guestbook'],
  store: ['guestbook', 'upselling', 'products'],
  upgrades: ['guestbook', 'roomUpgrades', 'products'],
  registration: ['registrationForms'],
  survey: ['guestFeedback'],
} as const satisfies Record<string, readonly ModuleName[]>
export type LinkedFeature = keyof typeof FEATURE_MODULES
export const LINKED_FEATURES = Object.keys(FEATURE_MODULES) as LinkedFeature[]

export function isLinkedFeature(value: string): value is LinkedFeature {
  return Object.hasOwn(FEATURE_MODULES, value)
}

/** Whether a feature answers where these modules are open. */
export function isFeatureOpen(feature: LinkedFeature, modules: readonly ModuleName[]): boolean {
  return FEATURE_MODULES[feature].every((module) => modules.includes(module))
}

/** Those that are told what led a guest to them. */
const ASKS_WHENCE: ReadonlySet<LinkedFeature> = new Set(['store', 'upgrades'])

const CAME_FROM = /^[A-Za-z0-9_/-]{1,60}$/

/** What led a guest somewhere, as `message/<id>`, `card/<id>` or `page/<id>`; nothing for whatever else an address says. */
export function cameFromIn(value: unknown): string {
  return typeof value === 'string' && CAME_FROM.test(value) ? value : ''
}

/** The same address, saying what led to it where the feature asks. */
export function featureHrefFrom(href: string, feature: LinkedFeature, cameFrom = ''): string {
  if (cameFrom === '' || !ASKS_WHENCE.has(feature)) return href
  return `${href}${href.includes('?') ? '&' : '?'}from=${cameFrom}`
}

/** Addresses of one's own features, saying what led to them. */
export function featureLinksFrom(
  links: Partial<Record<LinkedFeature, string>>,
  cameFrom: string,
): Partial<Record<LinkedFeature, string>> {
  const told = LINKED_FEATURES.flatMap((feature) => {
    const href = links[feature]
    return href === undefined ? [] : [[feature, featureHrefFrom(href, feature, cameFrom)]]
  })
  return Object.fromEntries(told)
}

/** The address that leads a visitor to a feature of their own stay, whoever they are: shared pages know nobody's key. */
export function featurePath(propertyId: string, feature: LinkedFeature, cameFrom = ''): string {
  const back = `/return/${propertyId}`
  return feature === 'guestbook' ? back : featureHrefFrom(`${back}?to=${feature}`, feature, cameFrom)
}

export type FeatureVisitor = {
  /** Features that answer in this property now: built, and their module open. */
  open: readonly LinkedFeature[]
  /** Whether the visitor came by the link of a booking. */
  hasBooking: boolean
  phase: Phase
}

/**
 * Whether a link to a feature is shown to this visitor: all but the guestbook are a booking's own, after the stay there
 * is no other room to ask for, and before it nothing to be asked about.
 */
export function isFeatureShown(feature: LinkedFeature, { open, hasBooking, phase }: FeatureVisitor): boolean {
  if (!open.includes(feature)) return false
  if (feature === 'upgrades' && phase === 'postStay') return false
  if (feature === 'survey' && phase === 'preStay') return false
  return hasBooking || feature === 'guestbook'
}
