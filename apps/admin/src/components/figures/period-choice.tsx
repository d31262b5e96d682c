import { PERIOD_DAYS_MAX, type Period } from '@innkeeper/domain/statistics/period.ts'
import { SegmentedControl, Select } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { DayFilter } from '../data-list/day-filter.tsx'
import { isCut } from './asked-period.ts'
import classes from './figures.module.css'
import type { PeriodName, PeriodSearch } from './period-search.ts'

/** More periods than these stand in a list on a phone. */
const IN_A_ROW = 5

type Props = {
  /** Those that can be chosen here. */
  names: readonly PeriodName[]
  search: Partial<PeriodSearch>
  period: Period
  today: string
  onChange: (search: Partial<PeriodSearch>) => void
}

export function PeriodChoice({ names, search, period, today, onChange }: Props) {
  const t = useT()
  const name = search.period ?? '30-days'
  const choose = (chosen: PeriodName) =>
    // Own days begin with those on the screen.
    onChange(chosen === 'custom' ? { period: chosen, ...period } : { period: chosen })
  const data = names.map((value) => ({ value, label: t(`statistics.period.${value}`) }))
  const isLong = names.length > IN_A_ROW
  return (
    <div className={classes.choice}>
      <SegmentedControl
        aria-label={t('statistics.period')}
        data={data}
        value={name}
        onChange={(value) => choose(value as PeriodName)}
        className={classes.periods}
        data-long={isLong || undefined}
      />
      {isLong && (
        <Select
          aria-label={t('statistics.period')}
          data={data}
          value={name}
          onChange={(value) => choose(value as PeriodName)}
          allowDeselect={false}
          className={classes.periodList}
        />
      )}
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
