import * as api from '@innkeeper/api/guestbook/cards.ts'
import { getPublishFacts } from '@innkeeper/api/guestbook/publish-facts.ts'
import { getCard, listCards, publishGuestbook, saveCard } from '@innkeeper/api/guestbook.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { type Handler, read, write, writeAfter } from '../../../platform/http/handlers.ts'
import { findPictures } from '../../media/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { mediaIdsOf } from '../published.ts'
import { deleteCard, restoreCard } from './deletion.ts'
import { discardCard, discardDrafts } from './discard.ts'
import { cardOf, changesOf, presentCard, presentDrafts, readDrafts } from './drafts.ts'
import { refuseBlocked } from './look-first.ts'
import { move } from './move.ts'
import { addCard, copyCard } from './new-cards.ts'
import { publish } from './publish.ts'
import type { FindFacts } from './publish-facts.ts'
import { requireCard, saveDraft } from './save-draft.ts'

type Services = { db: Database; clock: Clock; properties: PropertyService; facts: FindFacts }

/** What staff do with cards. */
export function draftsHandlers({ db, clock, properties, facts }: Services): Handler[] {
  const houseOf = async ({ propertyId }: { propertyId: string }) => {
    const { property } = await properties.snapshot(propertyId)
    return { localization: property.localization, stayTimes: property, now: clock.now() }
  }

  return [
    read(listCards, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => list(tx, propertyId), { readOnly: true }),
    ),
    read(getCard, ({ propertyId, params }) =>
      db.tenant(propertyId, async (tx) => presentCard(tx, await requireCard(tx, propertyId, params.cardId)), {
        readOnly: true,
      }),
    ),
    write(saveCard, async ({ staff, params, body }, tx) =>
      presentCard(tx, await saveDraft(tx, staff, params.cardId, { ...body, now: clock.now() })),
    ),
    read(getPublishFacts, async ({ propertyId }) => {
      const part = await facts.ofProperty(propertyId)
      return db.tenant(propertyId, async (tx) => facts.read(tx, part, await keptCards(tx, propertyId)), {
        readOnly: true,
      })
    }),
    writeAfter(
      publishGuestbook,
      ({ propertyId }) => facts.ofProperty(propertyId),
      ({ staff }, tx, part) =>
        publish(tx, staff, {
          publishedAt: part.now,
          lookFirst: async () => refuseBlocked(tx, facts, part, await keptCards(tx, staff.propertyId)),
        }),
    ),
    writeAfter(api.createCard, houseOf, ({ staff, body }, tx, house) => addCard(tx, staff, body, house)),
    writeAfter(api.copyCard, houseOf, ({ staff, params }, tx, house) =>
      copyCard(tx, staff, params.cardId, house),
    ),
    write(api.deleteCard, ({ staff, params }, tx) => deleteCard(tx, staff, params.cardId, clock.now())),
    write(api.restoreCard, ({ staff, params }, tx) => restoreCard(tx, staff, params.cardId)),
    write(api.moveCard, ({ staff, params, body }, tx) => move(tx, staff, params.cardId, body)),
    writeAfter(api.discardCard, houseOf, ({ staff, params, body }, tx, { localization, now }) =>
      discardCard(tx, staff, {
        ...params,
        ...body,
        now,
        languageIndex: defaultLanguage(localization)?.index ?? 0,
      }),
    ),
    write(api.discardDrafts, ({ staff }, tx) => discardDrafts(tx, staff, clock.now())),
  ]
}

/** The drafts that publishing would keep. */
async function keptCards(tx: Tx, propertyId: string) {
  const { rows } = await readDrafts(tx, propertyId)
  return rows.filter(({ deletedAt }) => deletedAt === null).map(cardOf)
}

async function list(tx: Tx, propertyId: string) {
  const drafts = await readDrafts(tx, propertyId)
  const pictures = await findPictures(tx, propertyId, mediaIdsOf(drafts.rows.map((row) => row.draft)))
  return {
    cards: presentDrafts(drafts),
    publishedVersion: drafts.publication?.version ?? 0,
    publishedAt: drafts.publication?.publishedAt.toISOString() ?? null,
    pictures: Object.fromEntries([...pictures].map(([id, facts]) => [id, { ...facts, alt: '' }])),
    orderRevision: drafts.orderRevision,
    changes: changesOf(drafts),
  }
}
