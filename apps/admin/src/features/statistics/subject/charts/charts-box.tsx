import type { SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { measureValue } from '@innkeeper/domain/statistics/counts.ts'
import { daysIn } from '@innkeeper/domain/statistics/period.ts'
import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { StepUnit } from '../../../../components/figures/chart-steps.ts'
import figures from '../../../../components/figures/figures.module.css'
import { shownStep } from '../../../../components/figures/shown.ts'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { StatisticsSearch } from '../../statistics-search.ts'
import { pairedSteps, unitShown, unitsFor } from '../../steps/paired-steps.ts'
import classes from './charts.module.css'
import { MeasureChart } from './measure-chart.tsx'

/** A screen of them; the others are one press away. */
const CHARTS_FIRST = 4

type Props = {
  statistics: SubjectStatistics
  search: StatisticsSearch
  onStep: (unit: StepUnit) => void
}

/** What was counted over the days, beside the days it is compared with. */
export function ChartsBox({ statistics, search, onStep }: Props) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  const { subject, days, beforeDays, from, to, compareFrom, compareTo, factors } = statistics
  const period = useMemo(() => ({ from, to }), [from, to])
  const before = useMemo(() => ({ from: compareFrom, to: compareTo }), [compareFrom, compareTo])
  const length = daysIn(period)
  const units = unitsFor(length)
  const unit = unitShown(length, search.by)
  const steps = useMemo(
    () => pairedSteps({ period, days }, { period: before, days: beforeDays }, unit),
    [period, days, before, beforeDays, unit],
  )
  // What adds up, or is a wait; where there was none of it in both, a chart would be empty.
  const charted = Object.entries(STATISTICS[subject].measures).filter(
    ([, measure]) =>
      (measure.from === 'sum' || measure.from === 'mean') &&
      steps.some((step) =>
        [step, step.before].some((side) => side && measureValue(measure, side.counts, factors)),
      ),
  )
  if (charted.length === 0) return null
  const shown = isWhole ? charted : charted.slice(0, CHARTS_FIRST)
  return (
    <Box
      title={t(`statistics.by.${unit}`)}
      aside={
        units.length > 1 && (
          <SegmentedControl
            size="xs"
            className={classes.steps}
            aria-label={t('statistics.steps')}
            data={units.map((value) => ({ value, label: t(`statistics.steps.${value}`) }))}
            value={unit}
            onChange={(value) => onStep(value as StepUnit)}
          />
        )
      }
    >
      <ul className={classes.legend}>
        <li>
          <span className={classes.key} aria-hidden /> {t('statistics.these')}, {shownStep(period)}
        </li>
        <li>
          <span className={classes.key} data-faint aria-hidden />{' '}
          {t(`statistics.compared.${search.compare ?? 'before'}`)}, {shownStep(before)}
        </li>
      </ul>
      <div className={figures.charts} data-odd={shown.length % 2 === 1 || undefined}>
        {shown.map(([name, measure]) => (
          <MeasureChart
            key={name}
            {...{ subject, name, measure, steps, unit, factors }}
            currency={statistics.currency}
            compare={search.compare ?? 'before'}
          />
        ))}
      </div>
      {length < daysIn(before) && <p className={classes.note}>{t('statistics.chart.cut')}</p>}
      {charted.length > CHARTS_FIRST && (
        <Button variant="subtle" mt="xs" className={figures.control} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? t('statistics.chart.fewer')
            : t('statistics.chart.more', { count: charted.length - CHARTS_FIRST })}
        </Button>
      )}
    </Box>
  )
}
