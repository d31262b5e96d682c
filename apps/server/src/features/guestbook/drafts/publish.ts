import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { publishGuestbook } from '@innkeeper/api/guestbook.ts'
import { KEPT_VERSIONS } from '@innkeeper/domain/guestbook/constants.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { properties } from '../../properties/tables.ts'
import { deleteVersionsUpTo, takeNextVersion } from '../repository.ts'
import { keepVoucherRecords } from '../voucher-repository.ts'
import { lockCards, markPublished, removeCards } from './card-repository.ts'
import { vouchersAmong } from './deletion.ts'
import { changesOf, inOrder, readChange } from './drafts.ts'
import { takeOrder, writeTabBarDraft } from './order-repository.ts'
import { type Author, positionsWithout, writeChangedPositions } from './rearrange.ts'
import { writeVersion } from './write-version.ts'

type Publishing = {
  publishedAt: Date
  /** Looks at the drafts guests would get; throws where they must not be published. */
  lookFirst(): Promise<void>
}

/**
 * Makes all drafts what guests see: texts, order, what is new, hidden or gone. Cards and their order stand still
 * meanwhile, so the version holds exactly what counts as published afterwards.
 */
export async function publish(
  tx: Tx,
  staff: Author,
  { publishedAt, lookFirst }: Publishing,
): Promise<AnswerOf<typeof publishGuestbook>> {
  const { propertyId } = staff
  const version = await takeNextVersion(tx, propertyId)
  const orderRevision = await takeOrder(tx, propertyId)
  await lockCards(tx, propertyId)
  const drafts = await readChange(tx, propertyId)
  const changes = changesOf(drafts)
  if (changes.total === 0) {
    throw new AppError('guestbook/nothing-to-publish', 'Guests see the latest cards already.')
  }
  await lookFirst()
  const gone = drafts.rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
  const places = positionsWithout(drafts.rows, new Set(gone))
  await writeChangedPositions({ tx, propertyId }, drafts.rows, places)
  await removeCards(tx, propertyId, gone)
  await markPublished(tx, propertyId)
  const positionOf = new Map(places.map((place) => [place.id, place]))
  const kept = inOrder(
    drafts.rows.flatMap((row) => {
      const place = positionOf.get(row.id)
      return place ? [{ ...row, parentId: place.parentId, position: place.index }] : []
    }),
  )
  await writeVersion(tx, {
    propertyId,
    version,
    places: kept.map(({ id, parentId, position }) => ({ id, parentId, index: position })),
    changedCards: changes.total - Number(changes.tabBar),
    publishedBy: staff.userId,
    publishedByName: staff.name,
    publishedAt,
  })
  await keepVoucherRecords(tx, propertyId, vouchersAmong(kept))
  await deleteVersionsUpTo(tx, propertyId, version - KEPT_VERSIONS)
  if (drafts.tabBar) await publishTabBar(tx, propertyId, drafts.tabBar)
  await recordBy(tx, staff, {
    action: 'guestbook.published',
    subject: String(version),
    details: {
      cards: String(changes.total - Number(changes.tabBar)),
      ...(changes.tabBar && { tabBar: 'yes' }),
    },
  })
  await emit(tx, propertyId, 'guestbook.published', { version })
  return { version, publishedAt: publishedAt.toISOString(), orderRevision }
}

/** The tab bar is part of what every page of the property carries. */
async function publishTabBar(tx: Tx, propertyId: string, tabBar: TabBar): Promise<void> {
  const [row] = await tx
    .update(properties)
    .set({ tabBar, revision: sql`${properties.revision} + 1` })
    .where(eq(properties.propertyId, propertyId))
    .returning({ revision: properties.revision })
  if (!row) throw new Error('a publishing property has a row')
  await writeTabBarDraft(tx, propertyId, null)
  await emit(tx, propertyId, 'property.changed', { revision: row.revision })
}
