import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { LinkedFeatures } from '../../../platform/linked-features.ts'

type House = { propertyId: string; modules: readonly ModuleName[]; origin: string }

/** Absolute addresses of what is a booking's own, of the features that answer in this property now. */
export function ownLinks(
  linkedFeatures: Pick<LinkedFeatures, 'openWith' | 'hrefFor'>,
  { propertyId, modules, origin }: House,
  linkKey: string,
): Partial<Record<LinkedFeature, string>> {
  const links = linkedFeatures.openWith(modules).flatMap((feature) => {
    const path = linkedFeatures.hrefFor(feature, propertyId, linkKey)
    return path === null ? [] : [[feature, origin + path] as const]
  })
  return Object.fromEntries(links)
}
