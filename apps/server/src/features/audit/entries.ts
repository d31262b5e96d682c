import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Gatekeeper, Staff } from '../../platform/http/access.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from './tables.ts'

/*
 * The provider's staff may enter every property, and each entry is in its log before anything is answered to them: the
 * first call of a session on each day, each switch to the property, and each preview they open.
 */

/** Who enters which property; written down for the provider's staff alone. */
export type Entering = Pick<Staff, 'propertyId' | 'sessionId' | 'userId' | 'name' | 'roles'>

/** Sessions remembered as already written; the database refuses a second entry for the others. */
const MAX_REMEMBERED = 1000
/** A page that is open asks again and again; that is still the same entry for this long. */
const SAME_ENTRY_MS = 60 * 60_000

const isProvider = ({ roles }: Entering) => roles.includes('internal')
const dayMark = ({ sessionId }: Entering, clock: Clock) =>
  `${sessionId}.${clock.now().toISOString().slice(0, 10)}`

type StaffOf = Gatekeeper['staffOf']

/** Writes the first call of a session in a property on each day. */
export function notingEntries({ db, clock }: { db: Database; clock: Clock }, staffOf: StaffOf): StaffOf {
  const written = new Set<string>()
  return async (request) => {
    const staff = await staffOf(request)
    if (!isProvider(staff)) return staff
    const mark = dayMark(staff, clock)
    const key = `${staff.propertyId}|${mark}`
    if (written.has(key)) return staff
    await db.tenant(staff.propertyId, (tx) => insertEntry(tx, staff, mark))
    if (written.size >= MAX_REMEMBERED) written.clear()
    written.add(key)
    return staff
  }
}

export type EntryLog = ReturnType<typeof createEntryLog>

/** Entries that no call of the staff app stands for. */
export function createEntryLog({ db, clock }: { db: Database; clock: Clock }) {
  const latest = new Map<string, number>()
  const keyOf = ({ propertyId, sessionId }: Entering) => `${propertyId}|${sessionId}`

  async function notePreview(entering: Entering, details: Record<string, string>): Promise<void> {
    if (!isProvider(entering)) return
    await db.tenant(entering.propertyId, (tx) => insertEntry(tx, entering, newMark(entering), details))
    if (latest.size >= MAX_REMEMBERED) latest.clear()
    latest.set(keyOf(entering), clock.now().getTime())
  }

  return {
    /** Each time a page with a preview is opened. */
    notePreview,

    /** What such a page asks for afterwards is no further entry; asked for without a page it is one. */
    async notePreviewCall(entering: Entering, details: Record<string, string>): Promise<void> {
      const last = latest.get(keyOf(entering)) ?? Number.NEGATIVE_INFINITY
      if (clock.now().getTime() - last >= SAME_ENTRY_MS) await notePreview(entering, details)
    },

    /** A switch to the property; the first call after it is the same entry. */
    async noteSwitch(entering: Entering): Promise<void> {
      if (!isProvider(entering)) return
      await db.tenant(entering.propertyId, async (tx) => {
        const isFirst = await insertEntry(tx, entering, dayMark(entering, clock))
        if (!isFirst) await insertEntry(tx, entering, newMark(entering))
      })
    },
  }
}

const newMark = ({ sessionId }: Entering) => `${sessionId}.${newId()}`

/** False when there is an entry with this mark already; what is written there is shown to nobody. */
async function insertEntry(
  tx: Tx,
  { propertyId, userId, name }: Entering,
  mark: string,
  details: Record<string, string> = {},
): Promise<boolean> {
  const written = await tx
    .insert(auditEntries)
    .values({
      propertyId,
      id: newId(),
      actorId: userId,
      actorName: name,
      action: 'property.entered',
      subject: mark,
      details,
    })
    .onConflictDoNothing()
    .returning({ id: auditEntries.id })
  return written.length > 0
}
