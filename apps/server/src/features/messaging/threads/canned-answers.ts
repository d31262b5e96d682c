import { arrangeCannedAnswers } from '@innkeeper/api/messaging/inbox.ts'
import {
  addCannedAnswer,
  CANNED_ANSWERS_MAX,
  type CannedAnswer,
  changeCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '@innkeeper/api/messaging/threads.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, write } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/ids.ts'
import { type CannedAnswerRow, cannedAnswers } from './tables.ts'

const one = (propertyId: string, id: string) =>
  and(eq(cannedAnswers.propertyId, propertyId), eq(cannedAnswers.id, id))

const present = ({ id, name, languages, revision }: CannedAnswerRow): CannedAnswer => ({
  id,
  name,
  languages,
  revision,
})

const inOrder = (tx: Tx, propertyId: string) =>
  tx
    .select()
    .from(cannedAnswers)
    .where(eq(cannedAnswers.propertyId, propertyId))
    .orderBy(asc(cannedAnswers.position), asc(cannedAnswers.id))
    .limit(CANNED_ANSWERS_MAX)

/** Answers the house writes often. */
export function cannedAnswerHandlers({ db, clock }: { db: Database; clock: Clock }): Handler[] {
  const unknown = () => new AppError('canned-answer/unknown', 'There is no such answer.')

  async function lock(tx: Tx, propertyId: string, id: string): Promise<CannedAnswerRow> {
    const [row] = await tx.select().from(cannedAnswers).where(one(propertyId, id)).for('update')
    if (!row) throw unknown()
    return row
  }

  return [
    read(listCannedAnswers, ({ propertyId }) =>
      db.tenant(propertyId, async (tx) => ({ answers: (await inOrder(tx, propertyId)).map(present) }), {
        readOnly: true,
      }),
    ),
    write(arrangeCannedAnswers, async ({ propertyId, body: { ids } }, tx) => {
      await oneAtATime(tx, `canned answers ${propertyId}`)
      const place = ({ id }: CannedAnswerRow) => {
        const named = ids.indexOf(id)
        return named < 0 ? ids.length : named
      }
      const arranged = (await inOrder(tx, propertyId)).toSorted((a, b) => place(a) - place(b))
      for (const [position, { id }] of arranged.entries())
        await tx.update(cannedAnswers).set({ position }).where(one(propertyId, id))
      return { answers: arranged.map(present) }
    }),
    write(addCannedAnswer, async ({ propertyId, body }, tx) => {
      await oneAtATime(tx, `canned answers ${propertyId}`)
      const [last] = await tx
        .select({
          count: sql<number>`count(*)::int`,
          position: sql<number>`coalesce(max(${cannedAnswers.position}), 0)::int`,
        })
        .from(cannedAnswers)
        .where(eq(cannedAnswers.propertyId, propertyId))
      if ((last?.count ?? 0) >= CANNED_ANSWERS_MAX)
        throw new AppError('canned-answer/too-many', 'There is no room for another answer.')
      const row = {
        propertyId,
        id: newId(),
        ...body,
        position: (last?.position ?? 0) + 1,
        revision: 1,
        changedAt: clock.now(),
      }
      await tx.insert(cannedAnswers).values(row)
      return present(row)
    }),
    write(changeCannedAnswer, async ({ propertyId, params, body: { revision, ...change } }, tx) => {
      const row = await lock(tx, propertyId, params.answerId)
      if (row.revision !== revision)
        throw new AppError('canned-answer/stale-revision', 'Somebody else changed this answer.', present(row))
      const changed = { ...row, ...change, revision: revision + 1, changedAt: clock.now() }
      await tx.update(cannedAnswers).set(changed).where(one(propertyId, row.id))
      return present(changed)
    }),
    write(deleteCannedAnswer, async ({ propertyId, params }, tx) => {
      await lock(tx, propertyId, params.answerId)
      await tx.delete(cannedAnswers).where(one(propertyId, params.answerId))
      return {}
    }),
  ]
}
