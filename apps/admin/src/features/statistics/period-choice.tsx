import { PERIOD_DAYS_MAX, type Period } from '@innkeeper/domain/statistics/period.ts'
import { SegmentedControl } from '@mantine/core'
import { DayFilter } from '../../components/data-list/day-filter.tsx'
import { useT } from '../../platform/texts.ts'
import { isCut } from './asked-period.ts'
import classes from './statistics.module.css'
import { PERIODS, type PeriodName, type StatisticsSearch } from './statistics-search.ts'

type Props = {
  search: Partial<StatisticsSearch>
  period: Period
  today: string
  onChange: (search: Partial<StatisticsSearch>) => void
}

export function PeriodChoice({ search, period, today, onChange }: Props) {
  const t = useT()
  const name = search.period ?? '30-days'
  const choose = (chosen: PeriodName) =>
    // Own days begin with those on the screen.
    onChange(chosen === 'custom' ? { period: chosen, ...period } : { period: chosen })
  return (
    <div className={classes.choice}>
      <SegmentedControl
        aria-label={t('statistics.period')}
        data={PERIODS.map((value) => ({ value, label: t(`statistics.period.${value}`) }))}
        value={name}
        onChange={(value) => choose(value as PeriodName)}
        className={classes.periods}
      />
      {name === 'custom' && (
        <div className={classes.days}>
          <DayFilter
            label={t('statistics.from')}
            value={search.from ?? period.from}
            max={search.to ?? today}
            onChange={(from) => onChange({ ...search, period: 'custom', from })}
          />
          <DayFilter
            label={t('statistics.to')}
            value={search.to ?? period.to}
            min={search.from}
            onChange={(to) => onChange({ ...search, period: 'custom', to })}
          />
          {isCut(search) && (
            <span className={classes.quiet}>{t('statistics.cut', { count: PERIOD_DAYS_MAX })}</span>
          )}
        </div>
      )}
    </div>
  )
}
