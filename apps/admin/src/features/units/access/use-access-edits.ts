import type { StaffUnit } from '@innkeeper/api/units.ts'
import { type Access, NO_ACCESS } from '@innkeeper/domain/units/access.ts'
import type { AccessEdits } from '@innkeeper/domain/units/access-table.ts'
import { useState } from 'react'
import { withoutSame } from './access-changes.ts'

/** What was typed over what is saved; a field put back as it was counts as unchanged. */
export function useAccessEdits(units: readonly StaffUnit[]) {
  const [edits, setEdits] = useState<AccessEdits>({})
  const changed = withoutSame(edits, units)
  return {
    changed,
    shown: (unit: StaffUnit): Access => ({ ...(unit.access ?? NO_ACCESS), ...changed[unit.id] }),
    edit: (more: AccessEdits) =>
      setEdits((before) => {
        const next = { ...before }
        for (const [id, access] of Object.entries(more)) next[id] = { ...next[id], ...access }
        return next
      }),
    clear: () => setEdits({}),
  }
}
