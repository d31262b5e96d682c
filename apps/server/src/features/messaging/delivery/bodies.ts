import type { OffersAsked } from '@innkeeper/html-builder/offers-asked.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { type FillBody, type FilledBody, offersAskedBy, prepareBody } from '../message-body.ts'
import { type AskedSurveys, surveysAskedBy } from '../survey-asks.ts'
import { type MessageRow, messageBodies } from '../tables.ts'

const KEPT = 50

/** A body that many share, what it shows of each recipient's own offers, and what it asks. */
type SharedBody = {
  fill: FillBody
  offers: readonly OffersAsked[]
  cameFrom: string
  surveys: AskedSurveys
}

const NOTHING_ASKED: AskedSurveys = { modules: [], asksOwn: false }

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
    const { content } = row
    const body = {
      fill: prepareBody(content),
      ...offersAskedBy(content),
      surveys: surveysAskedBy(content),
    }
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
    /** What it shows of its recipient's own offers, and what it asks; nothing of most messages. */
    async shownIn({ propertyId, bodyId }: MessageRow): Promise<Omit<SharedBody, 'fill'>> {
      const body = bodyId === null ? null : await load(propertyId, bodyId)
      return {
        offers: body?.offers ?? [],
        cameFrom: body?.cameFrom ?? '',
        surveys: body?.surveys ?? NOTHING_ASKED,
      }
    },
  }
}
export type Bodies = ReturnType<typeof createBodies>
