import type { RoomToday } from '@innkeeper/api/guests.ts'
import { Skeleton } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { roomsTodayQuery } from './api.ts'
import classes from './guests.module.css'
import { roomsToPrepareFirst } from './rooms-in-order.ts'

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5]

/** What whoever cleans came for: each room that is left, taken or stayed in today. */
export function RoomsToday() {
  const t = useT()
  const { data, error, refetch } = useQuery(roomsTodayQuery)
  const title = t('today.rooms')
  if (!data) {
    return (
      <Box title={title} flush>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowList>
            {SKELETON_ROWS.map((row) => (
              <ListRow key={row} className={classes.arrival}>
                <Skeleton height={20} width={40} mr="xs" />
                <Skeleton height={13} width={120} />
                <Skeleton height={22} width={96} radius="xl" ml="auto" />
              </ListRow>
            ))}
          </RowList>
        )}
      </Box>
    )
  }
  return (
    <Box title={title} aside={data.rooms.length || undefined} flush>
      {data.rooms.length === 0 ? (
        <EmptyState icon={IconBed} title={t('today.rooms.empty')} text={t('today.rooms.emptyText')} />
      ) : (
        <RowList aria-label={title}>
          {roomsToPrepareFirst(data.rooms).map((room) => (
            <ListRow key={room.unit} className={`${classes.arrival} ${classes.roomRow}`}>
              <span className={classes.room}>{room.unit}</span>
              <span className={`${classes.quiet} ${classes.roomCategory}`}>{room.unitCategory}</span>
              <RoomState room={room} />
            </ListRow>
          ))}
        </RowList>
      )}
      <Link className={ALL_ROWS_LINK} to="/units">
        {t('today.rooms.all')}
      </Link>
    </Box>
  )
}

function RoomState({ room: { departure, arrival, isStaying } }: { room: RoomToday }) {
  const t = useT()
  return (
    <span className={classes.roomStates}>
      {departure === 'out' && arrival !== 'here' && (
        <StateBadge tone="notice">{t('today.rooms.out')}</StateBadge>
      )}
      {departure === 'due' && <StateBadge tone="wait">{t('today.rooms.leaving')}</StateBadge>}
      {arrival === 'due' && <StateBadge tone="wait">{t('today.rooms.coming')}</StateBadge>}
      {arrival === 'here' && <StateBadge tone="good">{t('today.rooms.here')}</StateBadge>}
      {isStaying && <StateBadge tone="quiet">{t('today.rooms.staying')}</StateBadge>}
    </span>
  )
}
