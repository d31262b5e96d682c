import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { type FillBody, type FilledBody, prepareBody } from '../message-body.ts'
import { type MessageRow, messageBodies } from '../tables.ts'

const KEPT = 50

/** The words of messages; a body that many share is prepared once and never changes. */
export function createBodies(db: Database) {
  const prepared = new Map<string, FillBody>()

  async function load(propertyId: string, bodyId: string): Promise<FillBody | null> {
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
    const fill = prepareBody(row.content)
    const [oldest] = prepared.keys()
    if (prepared.size >= KEPT && oldest !== undefined) prepared.delete(oldest)
    prepared.set(key, fill)
    return fill
  }

  /** Outside any transaction; null where the body is gone. */
  return async (message: MessageRow): Promise<FilledBody | null> => {
    const { propertyId, bodyId, facts, subject, bodyText, bodyHtml } = message
    if (bodyId === null) return { subject, text: bodyText, html: bodyHtml }
    const fill = await load(propertyId, bodyId)
    return fill && facts ? fill(facts) : null
  }
}
export type Bodies = ReturnType<typeof createBodies>
