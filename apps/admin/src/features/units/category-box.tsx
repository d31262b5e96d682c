import type { StaffUnit } from '@innkeeper/api/units.ts'
import { byFloor } from '@innkeeper/domain/units/floors.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Checkbox } from '@mantine/core'
import { Fragment } from 'react'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { AddUnit } from './add-unit.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { floorName } from './floor-name.ts'
import { UnitTile } from './unit-tile.tsx'
import classes from './units.module.css'

type Props = {
  category: UnitCategory
  units: readonly StaffUnit[]
  categories: readonly UnitCategory[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** A category with its units as tiles, and a place to add the next one. */
export function CategoryBox({ category, units, categories, selected, onSelect }: Props) {
  const t = useT()
  const canManage = useCan()('units:manage')
  const floors = byFloor(units)
  const chosen = units.filter(({ id }) => selected.has(id)).length
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) isOn ? next.add(id) : next.delete(id)
    onSelect(next)
  }
  return (
    <section className={classes.category} aria-label={category.name}>
      <header className={classes.categoryHead}>
        <Checkbox
          aria-label={t('units.category.select', { name: category.name })}
          checked={units.length > 0 && chosen === units.length}
          indeterminate={chosen > 0 && chosen < units.length}
          disabled={units.length === 0}
          onChange={(event) =>
            choose(
              units.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
        />
        <h2 className={classes.categoryName}>{category.name}</h2>
        <span className={classes.quiet}>{t('units.category.count', { count: units.length })}</span>
        {canManage && <CategoryMenu category={category} />}
      </header>
      <ul className={classes.tiles}>
        {floors.map(({ floor, units: onFloor }) => (
          <Fragment key={floor}>
            {floors.length > 1 && <li className={classes.floor}>{floorName(t, floor)}</li>}
            {onFloor.map((unit) => (
              <UnitTile
                key={unit.id}
                unit={unit}
                categories={categories}
                isSelected={selected.has(unit.id)}
                onSelect={(isOn) => choose([unit.id], isOn)}
              />
            ))}
          </Fragment>
        ))}
        {canManage && (
          <li className={classes.addTile}>
            <AddUnit category={category} />
          </li>
        )}
        {!canManage && units.length === 0 && <li className={classes.quiet}>{t('units.category.empty')}</li>}
      </ul>
    </section>
  )
}
