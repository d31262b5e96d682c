import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { patternOf } from '../../platform/finder.ts'
import { type Person, type PersonalData, wordsOf } from '../../platform/personal-data.ts'
import { auditEntries } from './tables.ts'

/** What is done to staff, settings and content names no guest; a member of staff may have a guest's name. */
const ABOUT_GUESTS = '^(guest|guests|booking|stay|request|export|document|import|integration|webhook)[.-]'
const NOBODY = '…'

function entriesNaming(person: Person): SQL | undefined {
  const words = wordsOf(person).map(
    (word) =>
      sql`(coalesce(${auditEntries.subject}, '') || ' ' || ${auditEntries.details}::text) ilike ${patternOf(word)}`,
  )
  return and(
    eq(auditEntries.propertyId, person.propertyId),
    sql`${auditEntries.action} ~ ${ABOUT_GUESTS}`,
    or(...words) ?? sql`false`,
  )
}

/** Entries that name the person; the deed stays, and who did it, without the name. */
export const auditPersonalData: PersonalData = {
  async find(tx, person) {
    const { at, actorName, action, subject, details } = auditEntries
    const rows = await tx
      .select({ at, actorName, action, subject, details })
      .from(auditEntries)
      .where(entriesNaming(person))
      .orderBy(at)
    return [{ kind: 'audit', fate: 'kept-without-person', rows }]
  },
  erase: takeOut,
}

async function takeOut(tx: Tx, person: Person): Promise<void> {
  const entries = await tx.select().from(auditEntries).where(entriesNaming(person))
  if (entries.length === 0) return
  // The one change the log allows (migration 0043); it ends with the transaction.
  await tx.execute(sql`select set_config('app.erasing', 'on', true)`)
  const named = new RegExp(wordsOf(person).map(RegExp.escape).join('|'), 'gi')
  const without = (text: string) => text.replace(named, NOBODY)
  for (const { id, subject, details } of entries) {
    await tx
      .update(auditEntries)
      .set({
        subject: subject === null ? null : without(subject),
        details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, without(value)])),
      })
      .where(and(eq(auditEntries.propertyId, person.propertyId), eq(auditEntries.id, id)))
  }
  await tx.execute(sql`select set_config('app.erasing', '', true)`)
}
