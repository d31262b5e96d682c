import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Skeleton } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../components/page/box.tsx'
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
        <ul className={classes.arrivals}>
          {SKELETON_ROWS.map((row) => (
            <li key={row} className={classes.arrival}>
              <Skeleton height={14} width="40%" />
            </li>
          ))}
        </ul>
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
      <ul className={classes.arrivals}>
        {guests.map((guest) => (
          <li key={guest.id} className={classes.arrival}>
            <span className={classes.arrivalName}>{guest.name}</span>
            <span className={classes.quiet}>{guest.unitCategory}</span>
            <span className={guest.unit ? classes.arrivalUnit : classes.quiet}>
              {guest.unit ?? t('guests.noUnit')}
            </span>
          </li>
        ))}
      </ul>
      {expected > guests.length && (
        <Link className={classes.more} to={ROUTE_PATHS.GUESTS} search={{ view: 'arriving' }}>
          {t('today.allArrivals', { count: expected })}
        </Link>
      )}
    </Box>
  )
}
