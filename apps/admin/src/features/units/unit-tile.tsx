import type { StaffUnit } from '@innkeeper/api/units.ts'
import { hasAccess } from '@innkeeper/domain/units/access.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Checkbox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'
import { UnitDialog } from './unit-dialog.tsx'
import classes from './units.module.css'

type Props = {
  unit: StaffUnit
  categories: readonly UnitCategory[]
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

export function UnitTile({ unit, categories, isSelected, onSelect }: Props) {
  const t = useT()
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <li className={classes.tile} data-selected={isSelected}>
      <Checkbox
        size="xs"
        aria-label={t('units.unit.select', { code: unit.code })}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <button
        type="button"
        className={classes.code}
        aria-label={t('units.unit.open', { code: unit.code })}
        onClick={dialog.open}
      >
        {unit.code}
      </button>
      {unit.access && hasAccess(unit.access) && (
        <IconKey
          size={16}
          stroke={1.6}
          role="img"
          aria-label={t('units.unit.hasAccess')}
          className={classes.hint}
        />
      )}
      {isOpen && <UnitDialog unit={unit} categories={categories} onClose={dialog.close} />}
    </li>
  )
}
