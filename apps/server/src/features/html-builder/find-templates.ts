import type { FoundKind } from '@innkeeper/api/search.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { matchRank } from '@innkeeper/domain/search/words.ts'
import { and, eq, ilike, sql } from 'drizzle-orm'
import { type Finder, patternOf } from '../../platform/finder.ts'
import { templates } from './tables.ts'

/** As many as are read to find the few whose names fit best. */
const READ_MAX = 100

const FOUND_AS: Record<TemplateType, FoundKind> = {
  page: 'guest-page',
  email: 'email',
  signature: 'signature',
}

/** Templates by their names, each type for itself. */
export const templateFinders: readonly Finder[] = (Object.keys(FOUND_AS) as TemplateType[]).map((type) => ({
  kind: FOUND_AS[type],
  capability: 'content:edit',
  module: 'htmlBuilder',
  async find(tx, { propertyId, words, limit }) {
    const rows = await tx
      .select({
        id: templates.id,
        name: templates.name,
        isNew: sql<boolean>`${templates.published} is null`,
        isPublished: sql<boolean>`coalesce(
          ${templates.body} || jsonb_build_object('name', ${templates.name}) = ${templates.published}, false)`,
      })
      .from(templates)
      .where(
        and(
          eq(templates.propertyId, propertyId),
          eq(templates.type, type),
          ...words.map((word) => ilike(templates.name, patternOf(word))),
        ),
      )
      .orderBy(templates.name, templates.id)
      .limit(READ_MAX)
    return rows
      .toSorted((a, b) => matchRank(a.name, words) - matchRank(b.name, words))
      .slice(0, limit)
      .map(({ id, name, isNew, isPublished }) => ({
        ...{ id, name, unit: null, about: null },
        state: isNew ? 'new' : isPublished ? 'published' : 'changed',
      }))
  },
}))
