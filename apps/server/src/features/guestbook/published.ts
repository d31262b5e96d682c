import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { upgradeCard } from '@innkeeper/domain/guestbook/card-upgrades.ts'
import { withFitLinks } from '@innkeeper/domain/guestbook/fit-links.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { findPictures } from '../media/service.ts'
import type { Pictures } from './box-presenter.ts'
import { cardOf, readDrafts } from './drafts/drafts.ts'
import { findLatestVersion } from './repository.ts'

export type Published = { version: number; cards: Card[]; pictures: Pictures }

/** What each property published last, from memory where it can be. */
export type PublishedGuestbooks = {
  of(propertyId: string): Promise<Published>
  /** What would be published now, read anew each time; the tab bar where it has a draft. */
  drafts(propertyId: string): Promise<Published & { tabBar: TabBar | null }>
}

/** Safety net below the event that drops a published guestbook. */
const PUBLISHED_MS = 300_000
const MAX_PUBLISHED = 500

type Dependencies = { db: Database; clock: Clock; hub: EventHub }

export function createPublishedGuestbooks({ db, clock, hub }: Dependencies): PublishedGuestbooks {
  const now = () => clock.now().getTime()
  const published = createPropertyCache<Published>({
    hub,
    clock,
    maxEntries: MAX_PUBLISHED,
    dropOn: ['guestbook.published', 'media.changed'],
  })
  return {
    of: (propertyId) =>
      published.get([propertyId], async () => ({
        value: await db.tenant(propertyId, (tx) => loadPublished(tx, propertyId), { readOnly: true }),
        validUntil: now() + PUBLISHED_MS,
      })),
    drafts: (propertyId) => db.tenant(propertyId, (tx) => loadDrafts(tx, propertyId), { readOnly: true }),
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
  const cards = shownCards(latest.cards.map(upgradeCard).filter((card) => card !== null))
  return { version: latest.version, cards, pictures: await findPictures(tx, propertyId, mediaIdsOf(cards)) }
}

async function loadDrafts(tx: Tx, propertyId: string) {
  const { rows, publication, tabBar } = await readDrafts(tx, propertyId)
  const cards = shownCards(rows.filter(({ deletedAt }) => deletedAt === null).map(cardOf))
  const pictures = await findPictures(tx, propertyId, mediaIdsOf(cards))
  return { version: publication?.version ?? 0, cards, pictures, tabBar }
}

/** A hidden card, and what it holds, is nobody's to see; nor is a link that leads where none may. */
function shownCards(cards: readonly Card[]): Card[] {
  return inShownHolders(cards.filter(({ isHidden }) => !isHidden)).map(withFitLinks)
}

/** Pictures of the cards that guests see now, in their order. */
export async function findShownPictures(tx: Tx, propertyId: string): Promise<string[]> {
  return mediaIdsOf((await loadPublished(tx, propertyId)).cards)
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
