import { type Access, changedAccess, NO_ACCESS } from '@innkeeper/domain/units/access.ts'
import { record } from '../audit/service.ts'
import type { StaffWork } from './work.ts'

/** A unit whose access may have changed. */
export type AccessChange = { code: string; before: Access | undefined; after: Access }

const WORDS: Readonly<Record<keyof Access, string>> = {
  doorCode: 'door code',
  wifiName: 'Wi-Fi name',
  wifiPassword: 'Wi-Fi password',
}
/** As many units as one entry names; the number of all stands beside them. */
const NAMED_UNITS = 20

/** Writes down whose access was changed, and never what it was or is: one entry, however many units. */
export async function recordAccess(work: StaffWork, changes: readonly AccessChange[]): Promise<void> {
  const { tx, propertyId, staff } = work
  const changed = changes
    .map(({ code, before, after }) => ({ code, fields: changedAccess(before ?? NO_ACCESS, after) }))
    .filter(({ fields }) => fields.length > 0)
  if (changed.length === 0) return
  const fields = new Set(changed.flatMap((unit) => unit.fields))
  const codes = changed.slice(0, NAMED_UNITS).map(({ code }) => code)
  await record(tx, {
    propertyId,
    actorId: staff.userId,
    actorName: staff.name,
    action: 'unit-access.changed',
    subject: codes.join(', '),
    details: {
      changed: [...fields].map((field) => WORDS[field]).join(', '),
      ...(changed.length > 1 && { rows: String(changed.length) }),
    },
  })
}
