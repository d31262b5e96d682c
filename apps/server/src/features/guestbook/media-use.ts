import type { MediaUse } from '@innkeeper/api/media.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { tabsLeadingTo } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { upgradeTabBar } from '@innkeeper/domain/guestbook/tab-bar-upgrades.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { cards, guestbookDrafts, guestbookVersions } from './tables.ts'

const latest = (propertyId: string) => sql`(
  select max(${guestbookVersions.version}) from ${guestbookVersions}
  where ${guestbookVersions.propertyId} = ${propertyId})`

/**
 * Cards with this file, as drafts or as guests see them now. Ids are random, so finding one in the text of a card is
 * finding a use of it.
 */
export async function cardsWithMedia(
  tx: Tx,
  propertyId: string,
  mediaId: string,
  languageIndex: number,
): Promise<MediaUse[]> {
  const drafts = await tx
    .select({ card: cards.draft })
    .from(cards)
    .where(and(eq(cards.propertyId, propertyId), sql`strpos(${cards.draft}::text, ${mediaId}) > 0`))
  const { rows: published } = await tx.execute<{ card: Card }>(sql`
    select card from ${guestbookVersions}, jsonb_array_elements(${guestbookVersions.cards}) as card
    where ${guestbookVersions.propertyId} = ${propertyId} and strpos(card::text, ${mediaId}) > 0
      and ${guestbookVersions.version} = ${latest(propertyId)}`)
  const inDrafts = new Set(drafts.map(({ card }) => card.id))
  const use = (place: MediaUse['place']) => (card: Card) => ({
    place,
    id: card.id,
    name: cardDisplayName(card, languageIndex),
  })
  return [
    ...drafts.map(({ card }) => card).map(use('card')),
    ...published
      .map(({ card }) => card)
      .filter(({ id }) => !inDrafts.has(id))
      .map(use('published-card')),
  ]
}

/** Whether the tab bar that is not published yet names this file. */
export async function tabBarDraftNaming(tx: Tx, propertyId: string, id: string): Promise<MediaUse[]> {
  const rows = await tx
    .select({ propertyId: guestbookDrafts.propertyId })
    .from(guestbookDrafts)
    .where(
      and(
        eq(guestbookDrafts.propertyId, propertyId),
        sql`strpos(${guestbookDrafts.tabBar}::text, ${id}) > 0`,
      ),
    )
  return rows.map(() => ({ place: 'tab-bar-draft', id: null, name: '' }))
}

/** Tabs of the tab bar that is not published yet that lead to this page. */
export async function draftTabsLeadingTo(
  tx: Tx,
  propertyId: string,
  pageId: string,
  languageIndex: number,
): Promise<MediaUse[]> {
  const [row] = await tx
    .select({ tabBar: guestbookDrafts.tabBar })
    .from(guestbookDrafts)
    .where(eq(guestbookDrafts.propertyId, propertyId))
  const tabBar = row && upgradeTabBar(row.tabBar)
  const tabs = tabBar ? tabsLeadingTo(tabBar, pageId, languageIndex) : []
  return tabs.map((tab) => ({ place: 'tab-bar-draft', ...tab }))
}

/** Every word of the cards and of the draft of the tab bar that is long enough to be an id, those of other things among them. */
export async function idsInCards(tx: Tx, propertyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct found[1] as id from (
      select ${cards.draft}::text as words from ${cards} where ${cards.propertyId} = ${propertyId}
      union all
      select ${guestbookDrafts.tabBar}::text from ${guestbookDrafts}
      where ${guestbookDrafts.propertyId} = ${propertyId}
      union all
      select ${guestbookVersions.cards}::text from ${guestbookVersions}
      where ${guestbookVersions.propertyId} = ${propertyId}
        and ${guestbookVersions.version} = ${latest(propertyId)}
    ) as texts, regexp_matches(words, '[A-Za-z0-9_-]{22,}', 'g') as found
    where length(found[1]) = 22`)
  return rows.map(({ id }) => id)
}
