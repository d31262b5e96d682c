import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { EMPTY_TAB_BAR, type TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { upgradeTabBar } from '@innkeeper/domain/guestbook/tab-bar-upgrades.ts'
import { defaultLanguage, type Localization } from '@innkeeper/domain/properties/localization.ts'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { properties } from '../../properties/tables.ts'
import { cards, guestbookDrafts } from '../tables.ts'

export type StoredTabBars = { published: TabBar; draft: TabBar | null; localization: Localization }

/** The bar guests see and the one an import left as a draft. */
export async function findTabBars(tx: Tx, propertyId: string): Promise<StoredTabBars | null> {
  const [row] = await tx
    .select({
      published: properties.tabBar,
      draft: guestbookDrafts.tabBar,
      localization: properties.localization,
    })
    .from(properties)
    .leftJoin(guestbookDrafts, eq(guestbookDrafts.propertyId, properties.propertyId))
    .where(eq(properties.propertyId, propertyId))
  return row
    ? {
        ...row,
        published: upgradeTabBar(row.published) ?? EMPTY_TAB_BAR,
        draft: upgradeTabBar(row.draft),
      }
    : null
}

/** Lets one change of the bar through at a time. */
export async function lockTabBar(tx: Tx, propertyId: string): Promise<void> {
  await tx.execute(sql`select 1 from ${properties} where ${properties.propertyId} = ${propertyId} for update`)
}

/** Writes the bar guests see; a draft of it is done with. Answers the property's new revision. */
export async function writeTabBar(tx: Tx, propertyId: string, tabBar: TabBar): Promise<number> {
  const [row] = await tx
    .update(properties)
    .set({ tabBar, revision: sql`${properties.revision} + 1` })
    .where(eq(properties.propertyId, propertyId))
    .returning({ revision: properties.revision })
  if (!row) throw new Error('a property whose tab bar is saved has a row')
  await tx
    .update(guestbookDrafts)
    .set({ tabBar: null })
    .where(and(eq(guestbookDrafts.propertyId, propertyId), isNotNull(guestbookDrafts.tabBar)))
  return row.revision
}

type NamedBox = { id: string; name: string; isPublished: boolean }

/** Cards a tab can lead to, by their names in the default language. */
export async function findBoxes(tx: Tx, propertyId: string, localization: Localization): Promise<NamedBox[]> {
  const rows = await tx
    .select({ id: cards.id, draft: cards.draft, publishedRevision: cards.publishedRevision })
    .from(cards)
    .where(and(eq(cards.propertyId, propertyId), isNull(cards.deletedAt)))
    .orderBy(asc(cards.position), asc(cards.id))
  const index = defaultLanguage(localization)?.index
  return rows.map(({ id, draft, publishedRevision }) => ({
    id,
    name: cardDisplayName(draft, index),
    isPublished: publishedRevision !== null,
  }))
}
