import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { lazy, Suspense } from 'react'
import { RoomsToday } from '../../features/guests/today/rooms-today.tsx'
import { StillToArrive } from '../../features/guests/today/still-to-arrive.tsx'
import { StillToLeave } from '../../features/guests/today/still-to-leave.tsx'
import { TodayRequests } from '../../features/orders/requests/today-requests.tsx'
import { TodayToDo } from '../../features/orders/requests/today-to-do.tsx'
import { TodayNews } from '../../features/today/today-news.tsx'
import { TodayNotes } from '../../features/today/today-notes.tsx'
import { useT } from '../../platform/texts.ts'
import { PartLoading } from './part-loading.tsx'
import classes from './today-page.module.css'
import type { TodayParts } from './today-parts.ts'

// For who opens the editor, the answers or the statistics next; nobody else waits for them.
const GuestbookToday = lazy(async () => ({
  default: (await import('../../features/guestbook/today/guestbook-today.tsx')).GuestbookToday,
}))
const TodayResponses = lazy(async () => ({
  default: (await import('../../features/survey/responses/today-responses.tsx')).TodayResponses,
}))
const TodayStatistics = lazy(async () => ({
  default: (await import('../../features/statistics/orders/today-statistics.tsx')).TodayStatistics,
}))

type Props = { today: AnswerOf<typeof getToday> | undefined; parts: TodayParts }

/** Work on the left, what is good to know on the right. */
export function TodayBoxes({ today, parts }: Props) {
  const t = useT()
  return (
    <div className={classes.boxes}>
      <div className={classes.column}>
        {parts.hasRequests && <TodayRequests />}
        {parts.hasToDo && <TodayToDo />}
        {parts.hasResponses && (
          // Most days there are none: nothing keeps a place for them.
          <Suspense fallback={null}>
            <TodayResponses />
          </Suspense>
        )}
        {parts.hasRooms && <RoomsToday />}
        {parts.hasGuestbook && (
          <Suspense fallback={<PartLoading title={t('today.guestbook')} />}>
            <GuestbookToday />
          </Suspense>
        )}
        {parts.hasStatistics && (
          <Suspense fallback={<PartLoading title={t('today.statistics')} />}>
            <TodayStatistics />
          </Suspense>
        )}
        <TodayNotes />
      </div>
      <div className={classes.column}>
        {parts.hasArrivals && <StillToArrive today={today} />}
        {parts.hasArrivals && <StillToLeave today={today} />}
        {parts.hasNews && <TodayNews />}
      </div>
    </div>
  )
}
