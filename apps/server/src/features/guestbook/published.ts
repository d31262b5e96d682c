import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { upgradeCard } from '@innkeeper/domain/guestbook/card-upgrades.ts'
import { createLoadingCache } from '../../platform/cache/loading-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { findPictures } from '../media/service.ts'
import type { Pictures } from './box-presenter.ts'
import { findLatestVersion } from './repository.ts'

export type Published = { version: number; cards: Card[]; pictures: Pictures }

/** What each property published last, from memory where it can be. */
export type PublishedGuestbooks = { of(propertyId: string): Promise<Published> }

/** Safety net below the event that drops a published guestbook. */
const PUBLISHED_MS = 300_000
const MAX_PUBLISHED = 500

type Dependencies = { db: Database; clock: Clock; hub: EventHub }

export function createPublishedGuestbooks({ db, clock, hub }: Dependencies): PublishedGuestbooks {
  const now = () => clock.now().getTime()
  const published = createLoadingCache<Published>(MAX_PUBLISHED, now)
  hub.on('guestbook.published', (event) => published.drop(event.propertyId))
  return {
    of: (propertyId) =>
      published.get(propertyId, async () => ({
        value: await db.tenant(propertyId, (tx) => loadPublished(tx, propertyId), { readOnly: true }),
        validUntil: now() + PUBLISHED_MS,
      })),
  }
}

/** A card inside one that is not shown is not shown either. */
export function inShownHolders(cards: readonly Card[]): Card[] {
  const shown = new Set(cards.map((card) => card.id))
  return cards.filter((card) => card.parentId === null || shown.has(card.parentId))
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
