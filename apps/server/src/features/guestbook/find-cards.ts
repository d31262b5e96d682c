import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { hasAllWords, matchRank } from '@innkeeper/domain/search/words.ts'
import { and, eq, ilike, isNull, sql } from 'drizzle-orm'
import { type Finder, patternOf } from '../../platform/finder.ts'
import { cards } from './tables.ts'

/** As many as are read to find the few that fit: a word is also in the names of fields. */
const READ_MAX = 200

/** Cards by their words in any language, the best name first. */
export const cardFinder: Finder = {
  kind: 'card',
  capability: 'content:edit',
  module: 'guestbook',
  async find(tx, { propertyId, words, limit, property }) {
    const rows = await tx
      .select({
        id: cards.id,
        draft: cards.draft,
        revision: cards.revision,
        publishedRevision: cards.publishedRevision,
      })
      .from(cards)
      .where(
        and(
          eq(cards.propertyId, propertyId),
          isNull(cards.deletedAt),
          ...words.map((word) => ilike(sql`${cards.draft}::text`, patternOf(word))),
        ),
      )
      .orderBy(cards.position, cards.id)
      .limit(READ_MAX)
    const index = defaultLanguage(property.localization)?.index ?? 0
    return rows
      .map((row) => ({ ...row, name: cardDisplayName(row.draft, index) }))
      .filter(({ name, draft }) => hasAllWords([name, ...wordsOf(draft)], words))
      .toSorted((a, b) => matchRank(a.name, words) - matchRank(b.name, words))
      .slice(0, limit)
      .map(({ id, name, revision, publishedRevision }) => ({
        id,
        name,
        unit: null,
        about: null,
        state: publicationOf(revision, publishedRevision),
      }))
  },
}

function wordsOf({ content }: Pick<Card, 'content'>): (string | undefined)[] {
  return Object.values(content).flatMap((variants) =>
    Object.values(variants).flatMap(({ section, title, subtitle, button, saving }) => [
      section?.title,
      title,
      subtitle,
      button?.text,
      saving,
    ]),
  )
}

function publicationOf(revision: number, publishedRevision: number | null): string {
  if (publishedRevision === null) return 'new'
  return revision === publishedRevision ? 'published' : 'changed'
}
