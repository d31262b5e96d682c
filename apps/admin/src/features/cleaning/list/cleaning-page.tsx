import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useCan, useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'
import { useToday } from '../../../platform/use-today.ts'
import { cleaningListQuery, keepShownLists, type ShownList } from '../api.ts'
import type { CleaningSearch } from '../cleaning-search.ts'
import { UnsentNotice } from '../marks/unsent-notice.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { startKeeping } from '../offline/start-keeping.ts'
import { useOwner } from '../use-owner.ts'
import { DaySteps } from './day-steps.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { ListBar } from './list-bar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoRooms } from './no-rooms.tsx'
import { Progress } from './progress.tsx'
import { RoomList } from './room-list.tsx'
import { roomsShown } from './rooms-shown.ts'

const route = getRouteApi('/staff/cleaning')

/** Every room of a day: what is to be done in it, and how far that is. */
export function CleaningPage() {
  const t = useT()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const date = search.date ?? today
  const owner = useOwner()
  const { data, error, refetch } = useQuery(cleaningListQuery(date, owner))
  useKeeping()
  const go = (change: CleaningSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={t('nav.cleaning')}
        subtitle={formatLongDateOnly(date, intlLocaleFor(ADMIN_LANGUAGE))}
        actions={
          <>
            <DaySteps
              date={date}
              today={today}
              onDay={(day) => go({ date: day === today ? undefined : day })}
            />
            <ExportMenu date={date} order={search.order ?? 'floor'} list={data?.list} />
          </>
        }
      />
      {data ? (
        <Day key={date} shown={data} search={search} onChange={go} />
      ) : error ? (
        <>
          <UnsentNotice keptAt={null} isOut />
          <Box flush>
            <LoadError error={error} onRetry={() => void refetch()} />
          </Box>
        </>
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}

type DayProps = { shown: ShownList; search: CleaningSearch; onChange: (change: CleaningSearch) => void }

function Day({ shown: { list, keptAt }, search, onChange }: DayProps) {
  const { marks } = useMarks()
  const rooms = useMemo(() => roomsShown(list, marks), [list, marks])
  return (
    <>
      <UnsentNotice keptAt={keptAt} isOut={keptAt !== null} />
      {rooms.length === 0 ? (
        <NoRooms />
      ) : (
        <>
          <Progress rooms={rooms} />
          <ListBar rooms={rooms} search={search} onChange={onChange} />
          <RoomList list={list} rooms={rooms} search={search} onChange={onChange} />
        </>
      )}
    </>
  )
}

/** Whoever marks rooms has the list with them where there is no connection. */
function useKeeping(): void {
  const session = useSession()
  const owner = useOwner()
  const isKept = useCan()('cleaning:mark')
  const queryClient = useQueryClient()
  useEffect(() => {
    // A browser that keeps nothing shows the list as any other page.
    if (isKept)
      startKeeping(session, owner)
        .then(() => keepShownLists(queryClient, owner))
        .catch(() => undefined)
  }, [isKept, session, owner, queryClient])
}
