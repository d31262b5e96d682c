import { localTimeAt } from '@innkeeper/domain/time.ts'
import { formatLongDate } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { todayQuery } from '../../features/guests/api.ts'
import { SetUpLine } from '../../features/today/set-up-line.tsx'
import { useNow } from '../../platform/clock.ts'
import { formatTime } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import { dayPart } from './day-part.ts'
import { TodayBoxes } from './today-boxes.tsx'
import { TodayHints } from './today-hints.tsx'
import { TodayNumbers } from './today-numbers.tsx'
import { useTodayParts } from './today-parts.ts'

export function TodayPage() {
  const t = useT()
  const now = useNow()
  const { claims, property } = useSession()
  const parts = useTodayParts()
  const { data: today, error, refetch } = useQuery({ ...todayQuery, enabled: parts.hasNumbers })
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
      <SetUpLine />
      {error && !today ? (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      ) : (
        <>
          {parts.hasNumbers && <TodayNumbers today={today} />}
          <TodayBoxes today={today} parts={parts} />
        </>
      )}
    </>
  )
}
