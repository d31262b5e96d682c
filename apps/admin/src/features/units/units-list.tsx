import type { StaffUnit } from '@innkeeper/api/units.ts'
import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { Skeleton, Stack } from '@mantine/core'
import { IconDoor } from '@tabler/icons-react'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { NoMatch } from '../../components/states/no-match.tsx'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { AddCategory } from './add-category.tsx'
import { CategoryBox } from './category-box.tsx'
import { shownCategories } from './shown-units.ts'
import classes from './units.module.css'

type Props = {
  data: { units: StaffUnit[]; categories: UnitCategory[] } | undefined
  error: unknown
  onRetry: () => void
  search: string
  onClear: () => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** All categories with their units, or what there is to say instead. */
export function UnitsList({ data, error, onRetry, search, onClear, selected, onSelect }: Props) {
  const t = useT()
  const canManage = useCan()('units:manage')
  if (!data && error) {
    return (
      <Box flush>
        <LoadError error={error} onRetry={onRetry} />
      </Box>
    )
  }
  if (!data) return <UnitsSkeleton />
  if (data.categories.length === 0) {
    return (
      <Box flush>
        <EmptyState
          icon={IconDoor}
          title={t('units.empty.title')}
          text={t(canManage ? 'units.empty.text' : 'units.empty.readOnly')}
          action={canManage && <AddCategory />}
        />
      </Box>
    )
  }
  const shown = shownCategories(data, search)
  return (
    <Stack gap="lg">
      {shown.map(({ category, units }) => (
        <CategoryBox
          key={category.id}
          category={category}
          units={units}
          categories={data.categories}
          selected={selected}
          onSelect={onSelect}
        />
      ))}
      {shown.length === 0 && (
        <Box flush>
          <NoMatch onClear={onClear} />
        </Box>
      )}
      {canManage && search === '' && <AddCategory />}
    </Stack>
  )
}

/** So many tiles in each category, as a small house has them. */
const CATEGORIES = [8, 4]

function UnitsSkeleton() {
  const t = useT()
  return (
    <Stack gap="lg" role="status" aria-label={t('list.loading')}>
      {CATEGORIES.map((tiles) => (
        <div key={tiles} className={classes.category}>
          <div className={classes.categoryHead}>
            <Skeleton height={16} width={180} />
          </div>
          <div className={classes.tiles}>
            {Array.from({ length: tiles }, (_, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
              <Skeleton key={tile} height={44} radius={9} />
            ))}
          </div>
        </div>
      ))}
    </Stack>
  )
}
