import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { ContentPlace, ContentUses } from '../../../platform/where-used.ts'
import { mailings } from '../tables.ts'
import { findMailingNames } from './mailing-name.ts'

/** Those that are to be sent still: what went out needs nothing any more. */
const scheduled = (propertyId: string) =>
  and(eq(mailings.propertyId, propertyId), eq(mailings.state, 'scheduled'))

/** Ids are random: one that stands anywhere in a message is meant. */
async function findNaming(tx: Tx, propertyId: string, id: string): Promise<ContentPlace[]> {
  const rows = await tx
    .select({ id: mailings.id })
    .from(mailings)
    .where(
      and(
        scheduled(propertyId),
        sql`strpos(${mailings.audience}::text || ${mailings.content}::text, ${id}) > 0`,
      ),
    )
    .orderBy(mailings.sendAt, mailings.id)
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const names = await findMailingNames(tx, propertyId, ids)
  return ids.map((mailingId) => ({
    place: 'scheduled-message',
    id: mailingId,
    name: names.get(mailingId) ?? '',
  }))
}

function languagesIn({ email, sms }: MessageContent): number[] {
  const letters = email?.from === 'letter' ? Object.keys(email.languages) : []
  return [...letters, ...Object.keys(sms?.languages ?? {})].map(Number)
}

/** What scheduled messages name: their e-mail, rooms, groups and languages. */
export const scheduledUses: ContentUses = {
  pages: findNaming,
  units: findNaming,
  unitCategories: findNaming,
  targetGroups: findNaming,
  async languages(tx, propertyId) {
    const rows = await tx.select({ content: mailings.content }).from(mailings).where(scheduled(propertyId))
    return [...new Set(rows.flatMap(({ content }) => languagesIn(content)))]
  },
}
