import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { VisuallyHidden } from '@mantine/core'
import { DragList } from '../../../components/drag/drag-list.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { useRowOrder } from '../../../components/drag/row-order/use-row-order.ts'
import { useMedia } from '../../../components/media/api.ts'
import { Box } from '../../../components/page/box.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useOrderUpgrades } from '../api.ts'
import { useCategories } from '../use-categories.ts'
import { UpgradeRow } from './upgrade-row.tsx'

/** The upgrades in the order guests see them. */
export function UpgradeList({ items }: { items: readonly StaffUpgrade[] }) {
  const t = useT()
  const { rooms, wayOf } = useCategories()
  const files = useMedia([...rooms.values()].flatMap(({ type }) => type.pictures[0] ?? []))
  const order = useOrderUpgrades()
  const named = items.map(({ upgrade }) => ({ id: upgrade.id, name: wayOf(upgrade) }))
  const places = useRowOrder(named, (id, place) => {
    const ids = named.map((row) => row.id)
    order.mutate(ids.filter((each) => each !== id).toSpliced(place, 0, id))
  })
  return (
    <div>
      <ErrorAlert error={order.error} mb="md" />
      <Box flush>
        <DragList {...places.list}>
          <ol className={rows.rows} aria-label={t('nav.roomUpgrades')}>
            {items.map((item, place) => (
              <UpgradeRow key={item.upgrade.id} item={item} files={files} place={places.at(place)} />
            ))}
          </ol>
        </DragList>
      </Box>
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
    </div>
  )
}
