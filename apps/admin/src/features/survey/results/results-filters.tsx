import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { Select } from '@mantine/core'
import { PeriodChoice } from '../../../components/figures/period-choice.tsx'
import { useT } from '../../../platform/texts.ts'
import { COMPARED, type Compared, type SurveyResponsesSearch } from '../responses/responses-search.ts'
import { SegmentFilters, type Segments } from '../responses/segment-filters.tsx'
import classes from './results.module.css'
import { withPeriod } from './results-asked.ts'

const PERIODS_SHOWN = ['30-days', '90-days', 'year', 'custom'] as const

type Props = {
  search: SurveyResponsesSearch
  period: Period
  today: string
  segments: Segments
  onFilter: (change: SurveyResponsesSearch) => void
}

/** Which days, held against which others, and whose answers. */
export function ResultsFilters({ search, period, today, segments, onFilter }: Props) {
  const t = useT()
  return (
    <div className={classes.filters}>
      <PeriodChoice
        names={PERIODS_SHOWN}
        search={withPeriod(search)}
        period={period}
        today={today}
        onChange={(changed) => onFilter({ from: undefined, to: undefined, ...changed })}
      />
      <div className={classes.selects}>
        <Select
          className={classes.compare}
          aria-label={t('surveyResults.compare')}
          data={COMPARED.map((value) => ({ value, label: t(`surveyResults.compare.${value}`) }))}
          value={search.compare ?? 'before'}
          onChange={(value) => onFilter({ compare: value as Compared })}
          allowDeselect={false}
        />
        <SegmentFilters search={search} segments={segments} onFilter={onFilter} />
      </div>
    </div>
  )
}
