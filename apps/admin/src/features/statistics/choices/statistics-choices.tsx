import { STATISTICS_SCOPES } from '@innkeeper/api/statistics/subjects.ts'
import { Select } from '@mantine/core'
import { DayFilter } from '../../../components/data-list/day-filter.tsx'
import { askedPeriod } from '../../../components/figures/asked-period.ts'
import { PeriodChoice } from '../../../components/figures/period-choice.tsx'
import { PERIODS } from '../../../components/figures/period-search.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import {
  type AskedStatistics,
  COMPARED,
  type Compared,
  type StatisticsSearch,
  statisticsAsked,
} from '../statistics-search.ts'
import classes from './choices.module.css'

type Props = {
  search: StatisticsSearch
  today: string
  onChange: (change: StatisticsSearch) => void
}

/** Which days, held against which others, and of which properties. */
export function StatisticsChoices({ search, today, onChange }: Props) {
  const t = useT()
  const { properties } = useSession()
  const { compareFrom, compareTo } = statisticsAsked(search, today)
  const compare = (chosen: Compared) =>
    // Own days begin with those on the screen.
    onChange(
      chosen === 'own'
        ? { compare: chosen, compareFrom, compareTo }
        : { compare: chosen, compareFrom: undefined, compareTo: undefined },
    )
  return (
    <div className={classes.choices}>
      <PeriodChoice
        names={PERIODS}
        search={search}
        period={askedPeriod(search, today)}
        today={today}
        onChange={(changed) => onChange({ from: undefined, to: undefined, ...changed })}
      />
      <div className={classes.more}>
        <Select
          className={classes.compare}
          aria-label={t('statistics.compare')}
          data={COMPARED.map((value) => ({ value, label: t(`statistics.compare.${value}`) }))}
          value={search.compare ?? 'before'}
          onChange={(value) => compare(value as Compared)}
          allowDeselect={false}
        />
        {search.compare === 'own' && (
          <>
            <DayFilter
              label={t('statistics.from')}
              name={t('statistics.compareFrom')}
              value={compareFrom}
              max={compareTo}
              onChange={(day) => onChange({ compareFrom: day })}
            />
            <DayFilter
              label={t('statistics.to')}
              name={t('statistics.compareTo')}
              value={compareTo}
              min={compareFrom}
              onChange={(day) => onChange({ compareTo: day })}
            />
          </>
        )}
        {properties.length > 1 && (
          <Select
            className={classes.scope}
            aria-label={t('statistics.scope')}
            data={STATISTICS_SCOPES.map((value) => ({ value, label: t(`statistics.scope.${value}`) }))}
            value={search.scope ?? 'property'}
            onChange={(value) => onChange({ scope: value as AskedStatistics['scope'] })}
            allowDeselect={false}
          />
        )}
      </div>
    </div>
  )
}
