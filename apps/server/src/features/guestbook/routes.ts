import {
  getCard,
  getGuestbook,
  getGuestLive,
  listCards,
  publishGuestbook,
  saveCard,
} from '@innkeeper/api/guestbook.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { createLoadingCache } from '../../platform/cache/loading-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { openLiveStream } from '../../platform/events/stream.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, prepared, read, stream, write } from '../../platform/http/handlers.ts'
import { languageWish } from '../../platform/http/language-wish.ts'
import { JSON_HEADERS, type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts'
import type { GuestService } from '../guests/service.ts'
import { findPictures } from '../media/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'
import { presentStaffCard } from './presenter.ts'
import { mediaIdsOf } from './published.ts'
import { findCards, findPublication } from './repository.ts'
import type { GuestbookService } from './service.ts'

const MAX_ANSWERS = 500

type Services = {
  db: Database
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  guestbook: GuestbookService
  views: GuestViews
}

export function guestbookHandlers(services: Services): Handler[] {
  const { db, clock, hub, properties, guests, guestbook, views } = services
  const answers = createLoadingCache<PreparedAnswer>(MAX_ANSWERS, () => clock.now().getTime())
  hub.on('guestbook.published', (event) => answers.drop(`${event.propertyId}|`))
  hub.on('property.changed', (event) => answers.drop(`${event.propertyId}|`))

  return [
    prepared(getGuestbook, async ({ propertyId, query, request }) => {
      const [{ property }, visitor] = await Promise.all([
        properties.snapshot(propertyId),
        guests.visitorOf(propertyId, query.booking),
      ])
      const language = chooseLanguage(property.localization, languageWish(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      const view = await views.viewFor(propertyId, visitor, language)
      return answers.get(view.key, async () => ({
        value: await prepareAnswer(JSON.stringify({ data: view.present() }), JSON_HEADERS),
        validUntil: view.validUntil,
      }))
    }),
    stream(getGuestLive, ({ request, propertyId }, reply) =>
      openLiveStream(hub, request, reply, { propertyId, audience: 'guest' }),
    ),
    read(listCards, ({ propertyId }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const rows = await findCards(tx, propertyId)
          const publication = await findPublication(tx, propertyId)
          const pictures = await findPictures(tx, propertyId, mediaIdsOf(rows.map((row) => row.draft)))
          return {
            cards: rows.map(presentStaffCard),
            publishedVersion: publication?.version ?? 0,
            publishedAt: publication?.publishedAt.toISOString() ?? null,
            pictures: Object.fromEntries([...pictures].map(([id, facts]) => [id, { ...facts, alt: '' }])),
          }
        },
        { readOnly: true },
      ),
    ),
    read(getCard, ({ propertyId, params }) =>
      db.tenant(
        propertyId,
        async (tx) => presentStaffCard(await guestbook.requireCard(tx, propertyId, params.cardId)),
        { readOnly: true },
      ),
    ),
    write(saveCard, async ({ staff, params, body }, tx) =>
      presentStaffCard(await guestbook.saveDraft(tx, staff, params.cardId, body)),
    ),
    write(publishGuestbook, ({ staff }, tx) => guestbook.publish(tx, staff)),
  ]
}
