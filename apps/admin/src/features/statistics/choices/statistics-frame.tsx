import type { StatisticsOverview } from '@innkeeper/api/statistics/subjects.ts'
import { hasMoney } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import figures from '../../../components/figures/figures.module.css'
import { shownDay } from '../../../components/figures/shown.ts'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './choices.module.css'
import { ExportMenu } from './export-menu.tsx'
import { listWords } from './list-words.ts'
import { StatisticsChoices } from './statistics-choices.tsx'
import type { StatisticsAddress } from './use-statistics-address.ts'

/** What every answer says of what was asked. */
type Asked = Pick<StatisticsOverview, 'properties' | 'otherCurrencies'>

type Props<Answer extends Asked> = {
  title: string
  /** The title alone would say little among other tabs of a browser. */
  tab?: string
  about?: string
  subject?: Subject
  address: StatisticsAddress
  result: UseQueryResult<Answer>
  actions?: ReactNode
  skeleton: ReactNode
  children: (answer: Answer) => ReactNode
}

/** Around numbers: of which days and properties they are, and what can be done with them. */
export function StatisticsFrame<Answer extends Asked>(props: Props<Answer>) {
  const { title, tab = title, about, subject, address, result, actions, skeleton, children } = props
  const { data, error, refetch, isPlaceholderData } = result
  const { search, today, asked, change } = address
  return (
    <>
      <PageHeader
        title={title}
        tab={tab}
        subtitle={
          <>
            {about && <div>{about}</div>}
            <DaysLine asked={asked} answer={data} />
          </>
        }
        actions={
          <>
            {actions}
            <ExportMenu asked={asked} {...(subject && { subject })} />
          </>
        }
      />
      <StatisticsChoices search={search} today={today} onChange={change} />
      {data && !(error && isPlaceholderData) ? (
        <div
          className={figures.shown}
          data-waits={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          {(!subject || hasMoney(subject)) && <OtherCurrencies properties={data.otherCurrencies} />}
          {children(data)}
        </div>
      ) : error ? (
        <Box flush>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        skeleton
      )}
    </>
  )
}

function DaysLine({ asked, answer }: { asked: StatisticsAddress['asked']; answer: Asked | undefined }) {
  const t = useT()
  const { property } = useSession()
  const days = (from: string, to: string) =>
    from === to ? shownDay(from) : t('statistics.between', { from: shownDay(from), to: shownDay(to) })
  const where =
    asked.scope === 'all' && answer
      ? t('statistics.severalProperties', { count: answer.properties.length })
      : property.name
  return (
    <>
      {t('statistics.days.compared', {
        ...{ where, days: days(asked.from, asked.to), compared: days(asked.compareFrom, asked.compareTo) },
      })}
    </>
  )
}

function OtherCurrencies({ properties }: { properties: StatisticsOverview['otherCurrencies'] }) {
  const t = useT()
  if (properties.length === 0) return null
  const named = properties.map(({ name, currency }) => t('statistics.otherCurrency', { name, currency }))
  return (
    <p className={classes.currencies}>{t('statistics.otherCurrencies', { properties: listWords(named) })}</p>
  )
}
