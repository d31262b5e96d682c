import type { OffersAsked } from '@innkeeper/html-builder/offers-asked.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { type FillBody, type FilledBody, offersAskedBy, prepareBody } from '../message-body.ts'
import { type MessageRow, messageBodies } from '../tables.ts'

const KEPT = 50

/** A body that many share, and what it shows of each recipient's own offers. */
type SharedBody = { fill: FillBody; offers: readonly OffersAsked[]; cameFrom: string }

/** The words of messages; a body that many share is prepared once and never changes. */
export function createBodies(db: Database) {
  const prepared = new Map<string, SharedBody>()

  async function load(propertyId: string, bodyId: string): Promise<SharedBody | null> {
    const key = `${propertyId}/${bodyId}`
    const known = prepared.get(key)
    if (known) return known
    const [row] = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ content: messageBodies.content })
          .from(messageBodies)
          .where(and(eq(messageBodies.propertyId, propertyId), eq(messageBodies.id, bodyId))),
      { readOnly: true },
    )
    if (!row) return null
    const body = { fill: prepareBody(row.content), ...offersAskedBy(row.content) }
    const [oldest] = prepared.keys()
    if (prepared.size >= KEPT && oldest !== undefined) prepared.delete(oldest)
    prepared.set(key, body)
    return body
  }

  return {
    /** Outside any transaction; null where the body is gone. */
    async of(message: MessageRow): Promise<FilledBody | null> {
      const { propertyId, bodyId, facts, subject, bodyText, bodyHtml } = message
      if (bodyId === null) return { subject, text: bodyText, html: bodyHtml }
      const body = await load(propertyId, bodyId)
      return body && facts ? body.fill(facts) : null
    },
    /** What it shows of its recipient's own offers; nothing of most messages. */
    async offersIn({ propertyId, bodyId }: MessageRow): Promise<Omit<SharedBody, 'fill'>> {
      const body = bodyId === null ? null : await load(propertyId, bodyId)
      return { offers: body?.offers ?? [], cameFrom: body?.cameFrom ?? '' }
    },
  }
}
export type Bodies = ReturnType<typeof createBodies>
