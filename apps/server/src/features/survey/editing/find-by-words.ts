import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import { type Finder, patternOf } from '../../../platform/finder.ts'
import { surveys } from '../tables.ts'

/** Surveys by the words of their names; those that are open first. */
export const surveyFinder: Finder = {
  kind: 'survey',
  capability: 'content:edit',
  module: 'guestFeedback',
  async find(tx, { propertyId, words, limit }) {
    const rows = await tx
      .select({ id: surveys.id, name: surveys.name, version: surveys.version, isOpen: surveys.isOpen })
      .from(surveys)
      .where(
        and(eq(surveys.propertyId, propertyId), ...words.map((word) => ilike(surveys.name, patternOf(word)))),
      )
      .orderBy(desc(surveys.isOpen), asc(surveys.name), asc(surveys.id))
      .limit(limit)
    return rows.map(({ id, name, version, isOpen }) => {
      const state = version === null ? 'draft' : isOpen ? 'open' : 'closed'
      return { id, name, state, unit: null, about: null }
    })
  },
}
