import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { Skeleton } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './guests.module.css'

const SKELETON_ROWS = [0, 1, 2, 3, 4]

export function StillToArrive({ today }: { today: AnswerOf<typeof getToday> | undefined }) {
  const t = useT()
  const title = t('today.stillToArrive')
  if (!today) {
    return (
      <Box title={title} flush>
        <RowList>
          {SKELETON_ROWS.map((row) => (
            <ListRow key={row} className={classes.arrival}>
              <Skeleton height={20} width={40} mr="xs" />
              <Skeleton height={36} width="40%" my={2} />
            </ListRow>
          ))}
        </RowList>
      </Box>
    )
  }
  const guests = today.stillToArrive
  // The list may be cut; the count never is.
  const expected = Math.max(today.arrivals.total - today.arrivals.here, guests.length)
  if (guests.length === 0) {
    const isQuietDay = today.arrivals.total === 0
    return (
      <Box title={title} flush>
        <EmptyState
          icon={IconDoorEnter}
          title={isQuietDay ? t('today.arrivalsEmpty') : t('today.everybodyHere')}
          text={isQuietDay ? t('today.arrivalsEmptyText') : t('today.everybodyHereText')}
        />
      </Box>
    )
  }
  return (
    <Box title={title} aside={expected} flush>
      <RowList>
        {guests.map((guest) => (
          <ListRow key={guest.id} className={classes.arrival}>
            <span className={classes.room}>{guest.unit}</span>
            <span className={classes.arrivalName}>
              {guest.name}
              <span className={classes.quiet}>
                {[guest.unitCategory, guest.unit ? null : t('guests.noUnit')].filter(Boolean).join(', ')}
              </span>
            </span>
          </ListRow>
        ))}
      </RowList>
      {expected > guests.length && (
        <Link className={ALL_ROWS_LINK} to="/guests" search={{ view: 'arriving' }}>
          {t('today.allArrivals', { count: expected })}
        </Link>
      )}
    </Box>
  )
}
