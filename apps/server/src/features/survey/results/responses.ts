import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { and, arrayContains, count, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'
import { type ResponseRow, surveyResponses as responses, surveys } from '../tables.ts'

/** A response with the name of its survey and the room of its stay. */
export type ListedResponse = { row: ResponseRow; surveyName: string; unit: string | null }

export type ResponseFilters = {
  survey?: string | undefined
  from?: string | undefined
  to?: string | undefined
  category?: string | undefined
  language?: string | undefined
  group?: string | undefined
  search?: string | undefined
  tag?: string | undefined
  show: 'all' | 'to handle' | 'asks for contact' | 'low' | 'with words'
  /** Those that ask for contact alone, whatever else is shown: for whoever may not read the others. */
  isForContact?: boolean
}

export const isWaiting = and(eq(responses.isToHandle, true), isNull(responses.handledAt))

const SHOWN: Readonly<Record<ResponseFilters['show'], SQL | undefined>> = {
  all: undefined,
  'to handle': isWaiting,
  'asks for contact': eq(responses.asksForContact, true),
  low: eq(responses.isLow, true),
  'with words': sql`${responses.words} <> ''`,
}

/** The same tag however it is written. */
export const keptTag = (tag: string): string => tag.toLowerCase()

/** Each word is found by its beginning. */
function hasWords(search: string | undefined): SQL | undefined {
  const words = (search ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  const asked = words.map((word) => `${word}:*`).join(' & ')
  return sql`to_tsvector('simple', ${responses.words}) @@ to_tsquery('simple', ${asked})`
}

export function meant(propertyId: string, filters: ResponseFilters): SQL | undefined {
  const { survey, from, to, category, language, group, search, tag, show, isForContact } = filters
  return and(
    eq(responses.propertyId, propertyId),
    survey ? eq(responses.surveyId, survey) : undefined,
    from ? gte(responses.day, from) : undefined,
    to ? lte(responses.day, to) : undefined,
    category ? eq(responses.unitCategoryId, category) : undefined,
    language ? eq(responses.language, language) : undefined,
    group ? arrayContains(responses.targetGroupIds, [group]) : undefined,
    tag ? arrayContains(responses.tags, [keptTag(tag)]) : undefined,
    hasWords(search),
    SHOWN[show],
    isForContact ? eq(responses.asksForContact, true) : undefined,
  )
}

function select(tx: Tx) {
  return tx
    .select({ row: responses, surveyName: sql<string>`coalesce(${surveys.name}, '')`, unit: units.code })
    .from(responses)
    .leftJoin(surveys, and(eq(surveys.propertyId, responses.propertyId), eq(surveys.id, responses.surveyId)))
    .leftJoin(
      bookings,
      and(eq(bookings.propertyId, responses.propertyId), eq(bookings.id, responses.bookingId)),
    )
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}

/** The newest first, from the one after `after`. */
export async function findResponses(
  tx: Tx,
  propertyId: string,
  filters: ResponseFilters,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ListedResponse[]> {
  const beyond = after
    ? sql`(${responses.sentAt}, ${responses.id}) < (
        select sent_at, id from survey_responses where property_id = ${propertyId} and id = ${after})`
    : undefined
  return select(tx)
    .where(and(meant(propertyId, filters), beyond))
    .orderBy(desc(responses.sentAt), desc(responses.id))
    .limit(limit)
}

export async function findListed(tx: Tx, propertyId: string, id: string): Promise<ListedResponse | null> {
  const [row] = await select(tx).where(and(eq(responses.propertyId, propertyId), eq(responses.id, id)))
  return row ?? null
}

export async function lockResponse(tx: Tx, propertyId: string, id: string): Promise<ResponseRow | null> {
  const [row] = await tx
    .select()
    .from(responses)
    .where(and(eq(responses.propertyId, propertyId), eq(responses.id, id)))
    .for('update')
  return row ?? null
}

export async function updateResponse(
  tx: Tx,
  { propertyId, id }: Pick<ResponseRow, 'propertyId' | 'id'>,
  change: Partial<ResponseRow>,
): Promise<void> {
  await tx
    .update(responses)
    .set(change)
    .where(and(eq(responses.propertyId, propertyId), eq(responses.id, id)))
}

export async function countResponses(tx: Tx, propertyId: string, filters: ResponseFilters): Promise<number> {
  const [row] = await tx.select({ many: count() }).from(responses).where(meant(propertyId, filters))
  return row?.many ?? 0
}

/** Tags in use among what is meant, the most used first. */
export async function findTags(
  tx: Tx,
  propertyId: string,
  filters: ResponseFilters,
): Promise<{ tag: string; responses: number }[]> {
  const { rows } = await tx.execute<{ tag: string; responses: number }>(sql`
    select tag, count(*)::int as responses
    from ${responses} cross join lateral unnest(${responses.tags}) as t(tag)
    where ${meant(propertyId, filters)} and ${responses.tags} <> '{}'
    group by tag order by count(*) desc, tag limit 50`)
  return rows
}

export type Shown = { mayManageGuests: boolean }

/** Names, rooms and contacts are for those who manage guests alone. */
export function presentItem(
  { row, surveyName, unit }: ListedResponse,
  { mayManageGuests }: Shown,
): ResponseItem {
  const { contact, handledAt, ownerId } = row
  return {
    ...{ id: row.id, surveyId: row.surveyId, surveyName, sentAt: row.sentAt.toISOString(), score: row.score },
    ...{ isLow: row.isLow, words: row.words, language: row.language, hasContact: contact !== null },
    guest:
      contact && mayManageGuests
        ? {
            name: `${contact.firstName} ${contact.lastName}`.trim(),
            unit: unit ?? contact.unit,
            bookingId: row.bookingId,
          }
        : null,
    ...{ asksForContact: row.asksForContact, tags: row.tags, revision: row.revision },
    handled: handledAt && { at: handledAt.toISOString(), by: row.handledBy ?? '' },
    owner: ownerId === null ? null : { id: ownerId, name: row.ownerName ?? '' },
  }
}
