import { localTimeAt } from '@innkeeper/domain/time.ts'
import { formatLongDate, formatTime } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { todayQuery } from '../../features/guests/api.ts'
import { StillToArrive } from '../../features/guests/still-to-arrive.tsx'
import { TodayNumbers } from '../../features/guests/today-numbers.tsx'
import { TodayRequests } from '../../features/orders/requests/today-requests.tsx'
import { useMayHandle } from '../../features/orders/requests/use-may-handle.ts'
import { useOrderNumbers } from '../../features/orders/requests/use-order-numbers.ts'
import { useNow } from '../../platform/clock.ts'
import { useCan, useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import { dayPart } from './day-part.ts'
import { PageLinks } from './page-links.tsx'
import { TodayHints } from './today-hints.tsx'
import classes from './today-page.module.css'

export function TodayPage() {
  const t = useT()
  const may = useCan()
  const now = useNow()
  const { claims, property } = useSession()
  const { data: today, error, refetch } = useQuery(todayQuery)
  const orderNumbers = useOrderNumbers()
  const mayHandle = useMayHandle()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  const part = dayPart(localTimeAt(now, property.timeZone).minute)

  return (
    <>
      <PageHeader
        title={t(`today.greeting.${part}`, { name: claims.name.split(' ')[0] ?? claims.name })}
        tab={t('today.title')}
        subtitle={t('today.when', {
          date: formatLongDate(now, place),
          time: formatTime(now, place),
          property: property.name,
        })}
      />
      <TodayHints />
      {error && !today ? (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      ) : (
        <>
          <TodayNumbers today={today} more={orderNumbers} />
          <div className={classes.boxes} data-requests={mayHandle}>
            {mayHandle && <TodayRequests />}
            {may('guests:manage') && <StillToArrive today={today} />}
            <PageLinks />
          </div>
        </>
      )}
    </>
  )
}
