import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { newId } from '../../platform/ids.ts'
import { createEntryLog, type EntryLog, notingEntries } from './entries.ts'
import { auditEntries } from './tables.ts'

export { createEntryLog, type EntryLog, notingEntries }

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

/** Who of a property's staff does something. */
type Doer = Pick<Staff, 'propertyId' | 'userId' | 'name'>
type Deed = Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'subject' | 'details'>>

/** Writes down what a member of staff does in their property. */
export function recordBy(tx: Tx, doer: Doer, ...deeds: readonly Deed[]): Promise<void> {
  const { propertyId, userId: actorId, name: actorName } = doer
  return recordAll(
    tx,
    deeds.map((deed) => ({ propertyId, actorId, actorName, subject: null, details: {}, ...deed })),
  )
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
  { subject, format, count }: { subject: string; format: 'CSV' | 'JSON' | 'PDF' | 'XLSX'; count: number },
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
