import { createHash } from 'node:crypto'
import type { Box, GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import { nextChangeForNow, type Timed } from '@innkeeper/domain/guestbook/for-now.ts'
import { isForOwnUnit } from '@innkeeper/domain/guestbook/unit-content.ts'
import {
  canOpenWithin,
  nextVisibilityChange,
  VISIBILITY_HORIZON_MS,
  type Visitor,
} from '@innkeeper/domain/guestbook/visibility.ts'
import { cardsFor, viewerIn } from '@innkeeper/domain/guestbook/visitor.ts'
import { type Phase, phaseOf } from '@innkeeper/domain/guests/phase.ts'
import { defaultLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { type CacheKey, createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PropertyService } from '../properties/service.ts'
import { type BoxSetting, presentBox, presentSealed } from './box-presenter.ts'
import { inShownHolders, type PublishedGuestbooks } from './published.ts'

/** Cards for one visitor in one language. Visitors with the same key get the same bytes. */
export type GuestView = {
  key: CacheKey
  /** Until then the same cards can open; afterwards the view is made anew. */
  validUntil: number
  cards: readonly Card[]
  phase: Phase
  /** For everybody with the same key: what belongs to one unit is only a place. */
  present(): GuestGuestbook
  /** What belongs to this visitor's unit; for an answer that nobody else gets. */
  presentOwn(): Box[]
}

export type GuestViews = {
  viewFor(propertyId: string, visitor: Visitor, language: PropertyLanguage): Promise<GuestView>
}

/** A card whose window comes within the horizon is sent at most this much later than it could be. */
const VIEW_MS = 600_000
const MAX_VIEWS = 5_000

type Dependencies = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  published: PublishedGuestbooks
  pricesFor: PricesFor
}

/** What products cost a visitor; another feature's to know. */
export type PricesFor = (
  propertyId: string,
  visitor: Pick<Visitor, 'state' | 'targetGroups'>,
) => Promise<ReadonlyMap<string, number>>

export function createGuestViews({ clock, hub, properties, published, pricesFor }: Dependencies): GuestViews {
  const now = () => clock.now().getTime()
  const views = createPropertyCache<GuestView>({
    hub,
    clock,
    maxEntries: MAX_VIEWS,
    dropOn: ['guestbook.published', 'property.changed', 'product.changed'],
  })

  async function makeView(
    propertyId: string,
    visitor: Visitor,
    language: PropertyLanguage,
  ): Promise<GuestView> {
    const [snapshot, { version, cards, pictures }] = await Promise.all([
      properties.snapshot(propertyId),
      published.of(propertyId),
    ])
    const { property } = snapshot
    const fallback = defaultLanguage(property.localization)
    if (!fallback) throw new AppError('property/unknown', 'This property has no language.')
    const instant = now()
    const viewer = viewerIn(cards, visitor)
    const meant = inShownHolders(cardsFor(cards, visitor))
    const setting: BoxSetting = {
      languages: { asked: language, fallback },
      pictures,
      owner: { propertyId, mediaOrigin: properties.mediaOrigin },
      currency: property.currency,
      features: properties.clientDataOf(snapshot).features,
      prices: await pricesFor(propertyId, visitor),
    }
    // Holders once more: one that opens next month keeps what it holds until then.
    const sent = inShownHolders(
      meant.filter(
        (card) =>
          canOpenWithin(card, instant, VISIBILITY_HORIZON_MS, property.timeZone) &&
          presentBox(card, viewer, setting) !== null,
      ),
    )
    const ownIds = new Set(sent.filter((card) => isForOwnUnit(card, viewer)).map(({ id }) => id))
    // What stands in a holder for one unit is for that unit too.
    const isOwn = ({ id, parentId }: Card) => ownIds.has(id) || (parentId !== null && ownIds.has(parentId))
    const present = (card: Card) => presentBox(card, viewer, setting)
    const phase = phaseOf(visitor.state)
    // Links to the guest's own are left out for whoever has no booking.
    const isLinked = sent.some(({ options }) => options.link?.type === 'feature') && visitor.state !== 'qr'
    return {
      key: [propertyId, version, property.revision, language.index, phase, isLinked, bucketOf(sent, isOwn)],
      validUntil: Math.min(
        nextVisibilityChange(meant, instant, property.timeZone),
        // What is for now comes first: a stored page must not show an order of hours ago.
        nextChangeForNow(sent.map(timedOf), instant, property.timeZone),
      ),
      cards: sent,
      phase,
      present: () => ({
        version,
        language: { code: language.code, index: language.index },
        phase,
        boxes: sent
          .map((card) => (isOwn(card) ? presentSealed(card, setting.languages) : present(card)))
          .filter((box) => box !== null),
      }),
      presentOwn: () =>
        sent
          .filter(isOwn)
          .map(present)
          .filter((box) => box !== null),
    }
  }

  return {
    viewFor: (propertyId, visitor, language) =>
      views.get([propertyId, language.index, JSON.stringify(visitor)], async () => {
        const value = await makeView(propertyId, visitor, language)
        return { value, validUntil: Math.min(value.validUntil, now() + VIEW_MS) }
      }),
  }
}

function timedOf({ visibility, options }: Card): Timed {
  return { opens: visibility ?? DEFAULT_VISIBILITY, week: options.facilities?.week ?? null }
}

/** Visitors who get the same cards, and the same of them as places only, share one bucket. */
function bucketOf(cards: readonly Card[], isOwn: (card: Card) => boolean): string {
  const ids = cards.map((card) => (isOwn(card) ? `${card.id}*` : card.id)).join(',')
  return createHash('sha256').update(ids).digest('base64url').slice(0, 16)
}
