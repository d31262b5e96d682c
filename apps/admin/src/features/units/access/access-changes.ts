import type { StaffUnit } from '@innkeeper/api/units.ts'
import { ACCESS_FIELDS, type Access, NO_ACCESS, tidyAccess } from '@innkeeper/domain/units/access.ts'
import type { AccessEdits } from '@innkeeper/domain/units/access-table.ts'

const tidyField = (field: keyof Access, value: string | null) =>
  tidyAccess({ ...NO_ACCESS, [field]: value })[field]

/** The edits that change something, of units that are still there. */
export function withoutSame(edits: AccessEdits, units: readonly StaffUnit[]): AccessEdits {
  const real = units.flatMap((unit) => {
    const edited = edits[unit.id] ?? {}
    const saved = unit.access ?? NO_ACCESS
    const fields = ACCESS_FIELDS.filter(
      (field) => edited[field] !== undefined && tidyField(field, edited[field] ?? null) !== saved[field],
    )
    return fields.length > 0
      ? [[unit.id, Object.fromEntries(fields.map((field) => [field, edited[field] ?? null]))] as const]
      : []
  })
  return Object.fromEntries(real)
}

/** What is sent: whole accesses, with the version each was typed over. */
export function changesToSave(changed: AccessEdits, units: readonly StaffUnit[]) {
  return units.flatMap(({ id, revision, access }) => {
    const edited = changed[id]
    return edited
      ? [{ unitId: id, revision, access: tidyAccess({ ...(access ?? NO_ACCESS), ...edited }) }]
      : []
  })
}
