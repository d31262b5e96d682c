import type { RoomToday } from '@innkeeper/api/guests.ts'
import { IconBed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { PendingBox } from '../../../components/page/pending-box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { roomsTodayQuery } from '../api.ts'
import classes from '../guests.module.css'
import { roomsToPrepareFirst } from './rooms-in-order.ts'

/** What whoever cleans came for: each room that is left, taken or stayed in today. */
export function RoomsToday() {
  const t = useT()
  const { data, error, refetch } = useQuery(roomsTodayQuery)
  const cleans = useSession().property.modules.includes('roomCleaning')
  const title = t('today.rooms')
  if (!data) {
    const rows = { count: 6, className: classes.arrival, height: 18, width: '40%' }
    return <PendingBox title={title} error={error} onRetry={() => void refetch()} rows={rows} />
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
      <Link className={ALL_ROWS_LINK} to={cleans ? '/cleaning' : '/units'}>
        {t(cleans ? 'today.rooms.cleaning' : 'today.rooms.all')}
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
