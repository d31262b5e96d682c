import type { BoxLink } from '@innkeeper/domain/guestbook/box-link.ts'
import type { TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { stableId } from './stable-id.ts'

/** Where a tile or a tab leads, by the keys an author knows. */
export type LinkPlan =
  | { box: string }
  | { page: string }
  | { document: string }
  | { phone: string }
  | { email: string }
  | { url: string }

/** The id a picture or a document got when it was stored. */
export type MediaIdOf = (key: string) => string

/** What turns keys into the ids of one property. */
export type IdsOf = { propertyId: string; mediaIdOf: MediaIdOf }

export function cardId(propertyId: string, key: string): string {
  return stableId(propertyId, 'card', key)
}

export function pageId(propertyId: string, key: string): string {
  return stableId(propertyId, 'page', key)
}

export function boxLink(plan: LinkPlan, { propertyId, mediaIdOf }: IdsOf): BoxLink {
  if ('box' in plan) return { type: 'box', value: cardId(propertyId, plan.box) }
  if ('page' in plan) return { type: 'page', value: pageId(propertyId, plan.page) }
  if ('document' in plan) return { type: 'pdf', value: mediaIdOf(plan.document) }
  if ('phone' in plan) return { type: 'phone', value: plan.phone }
  if ('email' in plan) return { type: 'email', value: plan.email }
  return { type: 'url', value: plan.url }
}

export function tabTarget(plan: LinkPlan, { propertyId, mediaIdOf }: IdsOf): TabBarItem['target'] {
  if ('box' in plan) return { kind: 'box', cardId: cardId(propertyId, plan.box) }
  if ('page' in plan) return { kind: 'page', pageId: pageId(propertyId, plan.page) }
  if ('document' in plan) return { kind: 'pdf', mediaId: mediaIdOf(plan.document) }
  if ('phone' in plan) return { kind: 'link', href: `tel:${plan.phone.replaceAll(' ', '')}` }
  if ('email' in plan) return { kind: 'link', href: `mailto:${plan.email}` }
  return { kind: 'link', href: plan.url }
}
