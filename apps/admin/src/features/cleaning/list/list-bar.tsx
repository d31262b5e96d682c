import { LIST_ORDERS, type ListOrder } from '@innkeeper/domain/cleaning/constants.ts'
import { SegmentedControl } from '@mantine/core'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { type CleaningSearch, ROOM_FILTERS, type RoomFilter } from '../cleaning-search.ts'
import classes from './cleaning.module.css'
import { isListed, type ShownRoom } from './rooms-shown.ts'

type Props = {
  rooms: readonly ShownRoom[]
  search: CleaningSearch
  onChange: (change: CleaningSearch) => void
}

/** Which rooms, and in which order. */
export function ListBar({ rooms, search: { filter = 'to do', order = 'floor' }, onChange }: Props) {
  const t = useT()
  const { claims } = useSession()
  const count = (one: RoomFilter) => rooms.filter((room) => isListed(room, one, claims.user_id)).length
  return (
    <div className={classes.bar}>
      <SegmentedControl
        className={classes.filters}
        aria-label={t('cleaning.filter')}
        value={filter}
        onChange={(next) => onChange({ filter: next })}
        data={ROOM_FILTERS.map((one) => ({
          value: one,
          label: (
            <span className={classes.filter}>
              {t(`cleaning.filter.${one}`)} <span className={classes.count}>{count(one)}</span>
            </span>
          ),
        }))}
      />
      <SegmentedControl<ListOrder>
        className={classes.orders}
        aria-label={t('cleaning.order')}
        value={order}
        onChange={(next) => onChange({ order: next })}
        data={LIST_ORDERS.map((one) => ({ value: one, label: t(`cleaning.order.${one}`) }))}
      />
    </div>
  )
}
