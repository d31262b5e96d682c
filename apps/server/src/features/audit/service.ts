import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Gatekeeper, Staff } from '../../platform/http/access.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from './tables.ts'

export type AuditEntry = {
  propertyId: string
  /** Null when nobody is signed in, as for a failed sign-in. */
  actorId: string | null
  actorName: string
  action: AuditAction
  /** What it was done to, in words a person reads: a name, an address, a title. */
  subject: string | null
  details: Record<string, string>
}

/**
 * Writes an entry in the transaction that does what it tells of, of a property or of the installation. The time is
 * the database's own.
 */
export async function record(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ id: newId(), ...entry })
}

/** The same for several properties at once, as for what happens to an account. */
export async function recordAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0)
    await tx.insert(auditEntries).values(entries.map((entry) => ({ id: newId(), ...entry })))
}

/** Writes down that somebody took a property's data away as a file. */
export async function recordExport(
  tx: Tx,
  staff: Staff,
  { subject, format, count }: { subject: string; format: 'CSV' | 'JSON'; count: number },
): Promise<void> {
  await record(tx, {
    propertyId: staff.propertyId,
    actorId: staff.userId,
    actorName: staff.name,
    action: 'export.made',
    subject,
    details: { count: String(count), format },
  })
}

/** Sessions remembered as already written; the database refuses a second entry for the others. */
const MAX_REMEMBERED = 1000

type StaffOf = Gatekeeper['staffOf']

/** Writes that the provider's staff entered a property, once per session, before anything is answered to them. */
export function notingEntries(db: Database, staffOf: StaffOf): StaffOf {
  const written = new Set<string>()
  return async (request) => {
    const staff = await staffOf(request)
    const key = `${staff.propertyId}|${staff.sessionId}`
    if (!staff.roles.includes('internal') || written.has(key)) return staff
    await db.tenant(staff.propertyId, (tx) => insertEntry(tx, staff))
    if (written.size >= MAX_REMEMBERED) written.clear()
    written.add(key)
    return staff
  }
}

async function insertEntry(tx: Tx, { propertyId, sessionId, userId, name }: Staff): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({
      propertyId,
      id: newId(),
      actorId: userId,
      actorName: name,
      action: 'property.entered',
      subject: sessionId,
    })
    .onConflictDoNothing()
}
