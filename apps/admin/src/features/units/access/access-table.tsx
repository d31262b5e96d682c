import type { StaffUnit } from '@innkeeper/api/units.ts'
import { ACCESS_FIELDS, ACCESS_LIMITS, type Access } from '@innkeeper/domain/units/access.ts'
import type { AccessEdits } from '@innkeeper/domain/units/access-table.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from './access.module.css'
import { focusBelow } from './focus-below.ts'

type Cell = { row: number; field: keyof Access }
type Props = {
  units: readonly StaffUnit[]
  categories: readonly UnitCategory[]
  shown: (unit: StaffUnit) => Access
  changed: AccessEdits
  /** Screens face guests: codes and passwords are covered until somebody wants to read them. */
  isCovered: boolean
  onEdit: (edits: AccessEdits) => void
  onPaste: (text: string, cell: Cell) => void
}

export function AccessTable({ units, categories, shown, changed, isCovered, onEdit, onPaste }: Props) {
  const t = useT()
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('nav.unitAccess')}>
        <thead>
          <tr>
            <th scope="col">{t('unitAccess.unit')}</th>
            {ACCESS_FIELDS.map((field) => (
              <th key={field} scope="col">
                {t(`access.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit, row) => (
            <tr key={unit.id}>
              <th scope="row">
                <span className={classes.unit}>{unit.code}</span>
                <span className={classes.category}>{nameOf.get(unit.categoryId)}</span>
              </th>
              {ACCESS_FIELDS.map((field) => (
                <td key={field} data-changed={changed[unit.id]?.[field] !== undefined || undefined}>
                  <input
                    className={classes.cell}
                    aria-label={t('unitAccess.cell', { field: t(`access.${field}`), unit: unit.code })}
                    data-covered={(isCovered && field !== 'wifiName') || undefined}
                    value={shown(unit)[field] ?? ''}
                    maxLength={ACCESS_LIMITS[field]}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(event) =>
                      onEdit({ [unit.id]: { [field]: event.currentTarget.value || null } })
                    }
                    onPaste={(event) => pasteBlock(event, (text) => onPaste(text, { row, field }))}
                    onKeyDown={goDown}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One value is pasted as in any field; several cells are ours to place. */
function pasteBlock(event: ClipboardEvent, place: (text: string) => void): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\t\n]/.test(text.trimEnd())) return
  event.preventDefault()
  place(text)
}

/** Enter and the arrows go to the same field of the next room, as in a spreadsheet. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  const steps = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (steps !== undefined && focusBelow(event.currentTarget, steps)) event.preventDefault()
}
