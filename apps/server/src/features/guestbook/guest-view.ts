import { createHash } from 'node:crypto'
import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { upgradeCard } from '@innkeeper/domain/guestbook/card-upgrades.ts'
import {
  canOpenWithin,
  effectiveState,
  isMeantFor,
  nextVisibilityChange,
  VISIBILITY_HORIZON_MS,
  type Visitor,
} from '@innkeeper/domain/guestbook/visibility.ts'
import { defaultLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { createLoadingCache } from '../../platform/cache/loading-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findPictures } from '../media/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { type Pictures, presentGuestbook } from './presenter.ts'
import { findLatestVersion } from './repository.ts'

type Published = { version: number; cards: Card[]; pictures: Pictures }

/** Cards for one visitor in one language. Visitors with the same key get the same bytes. */
export type GuestView = {
  key: string
  /** Until then the same cards can open; afterwards the view is made anew. */
  validUntil: number
  cards: readonly Card[]
  present(): GuestGuestbook
}

export type GuestViews = {
  viewFor(propertyId: string, visitor: Visitor, language: PropertyLanguage): Promise<GuestView>
}

/** Safety net below the event that drops a published guestbook. */
const PUBLISHED_MS = 300_000
const MAX_PUBLISHED = 500
/** A card whose window comes within the horizon is sent at most this much later than it could be. */
const VIEW_MS = 600_000
const MAX_VIEWS = 5_000

type Dependencies = { db: Database; clock: Clock; hub: EventHub; properties: PropertyService }

export function createGuestViews({ db, clock, hub, properties }: Dependencies): GuestViews {
  const now = () => clock.now().getTime()
  const published = createLoadingCache<Published>(MAX_PUBLISHED, now)
  const views = createLoadingCache<GuestView>(MAX_VIEWS, now)
  hub.on('guestbook.published', (event) => {
    published.drop(event.propertyId)
    views.drop(`${event.propertyId}|`)
  })
  hub.on('property.changed', (event) => views.drop(`${event.propertyId}|`))

  const publishedOf = (propertyId: string) =>
    published.get(propertyId, async () => ({
      value: await db.tenant(propertyId, (tx) => loadPublished(tx, propertyId), { readOnly: true }),
      validUntil: now() + PUBLISHED_MS,
    }))

  async function makeView(
    propertyId: string,
    visitor: Visitor,
    language: PropertyLanguage,
  ): Promise<GuestView> {
    const [{ property }, { version, cards, pictures }] = await Promise.all([
      properties.snapshot(propertyId),
      publishedOf(propertyId),
    ])
    const fallback = defaultLanguage(property.localization)
    if (!fallback) throw new AppError('property/unknown', 'This property has no language.')
    const state = effectiveState(visitor.state, cards)
    const instant = now()
    const meant = cards.filter((card) => isMeantFor(card, { ...visitor, state }))
    const sent = meant.filter((card) =>
      canOpenWithin(card, instant, VISIBILITY_HORIZON_MS, property.timeZone),
    )
    return {
      key: [propertyId, version, property.revision, language.index, bucketOf(sent)].join('|'),
      validUntil: nextVisibilityChange(meant, instant, property.timeZone),
      cards: sent,
      present: () => presentGuestbook(version, sent, { asked: language, fallback }, pictures),
    }
  }

  return {
    viewFor: (propertyId, visitor, language) =>
      views.get(`${propertyId}|${language.index}|${JSON.stringify(visitor)}`, async () => {
        const value = await makeView(propertyId, visitor, language)
        return { value, validUntil: Math.min(value.validUntil, now() + VIEW_MS) }
      }),
  }
}

/** Visitors who get the same cards share one bucket, however they came to them. */
function bucketOf(cards: readonly Card[]): string {
  const ids = cards.map((card) => card.id).join(',')
  return createHash('sha256').update(ids).digest('base64url').slice(0, 16)
}

async function loadPublished(tx: Tx, propertyId: string): Promise<Published> {
  const latest = await findLatestVersion(tx, propertyId)
  if (!latest) return { version: 0, cards: [], pictures: new Map() }
  // A stored card that no longer parses is left out rather than taking the guestbook down.
  const cards = latest.cards.map(upgradeCard).filter((card) => card !== null)
  return { version: latest.version, cards, pictures: await findPictures(tx, propertyId, mediaIdsOf(cards)) }
}

/** Every picture the cards name, in any language. */
export function mediaIdsOf(cards: readonly Card[]): string[] {
  const ids = new Set<string>()
  for (const card of cards) {
    if (card.styles.backgroundPicture) ids.add(card.styles.backgroundPicture)
    for (const variants of Object.values(card.content)) {
      for (const content of Object.values(variants)) {
        for (const picture of content.pictures ?? []) ids.add(picture.mediaId)
      }
    }
  }
  return [...ids]
}
