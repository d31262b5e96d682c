import { UNIT_CODE_MAX_LENGTH } from '@innkeeper/domain/units/constants.ts'
import { likelyFloor } from '@innkeeper/domain/units/floors.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/texts.ts'
import { unitsQuery, useCreateUnit } from './api.ts'
import { QuickAdd } from './quick-add.tsx'

export function AddUnit({ category }: { category: UnitCategory }) {
  const t = useT()
  const create = useCreateUnit()
  const { data } = useQuery(unitsQuery)
  return (
    <QuickAdd
      label={t('units.addTo', { name: category.name })}
      placeholder={t('units.addPlaceholder')}
      button={t('units.add')}
      maxLength={UNIT_CODE_MAX_LENGTH}
      add={(code) =>
        create.mutateAsync({ code, categoryId: category.id, floor: likelyFloor(code, data?.units ?? []) })
      }
    />
  )
}
