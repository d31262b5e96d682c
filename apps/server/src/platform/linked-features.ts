import {
  isFeatureOpen,
  LINKED_FEATURES,
  type LinkedFeature,
} from '@innkeeper/domain/guestbook/feature-link.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'

/** The path at which a booking's own feature opens. */
export type FeatureTarget = (propertyId: string, linkKey: string) => string

export type LinkedFeatures = {
  /** Said once, when the feature is made. */
  register(feature: LinkedFeature, hrefFor: FeatureTarget): void
  /** Those that answer where these modules are open. */
  openWith(modules: readonly ModuleName[]): LinkedFeature[]
  /** Where a feature opens for a booking; null while nobody answers for it. */
  hrefFor(feature: LinkedFeature, propertyId: string, linkKey: string): string | null
}

/**
 * What of a guest's own links can lead to. The features register their targets when they are made; shared pages ask
 * which there are, the way back (`/return/:hotel?to=`) where each is.
 */
export function createLinkedFeatures(): LinkedFeatures {
  const targets = new Map<LinkedFeature, FeatureTarget>()
  return {
    register: (feature, hrefFor) => void targets.set(feature, hrefFor),
    openWith: (modules) =>
      LINKED_FEATURES.filter((name) => targets.has(name) && isFeatureOpen(name, modules)),
    hrefFor: (feature, propertyId, linkKey) => targets.get(feature)?.(propertyId, linkKey) ?? null,
  }
}
