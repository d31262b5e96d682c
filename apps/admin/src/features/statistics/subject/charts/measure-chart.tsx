import { measureValue } from '@innkeeper/domain/statistics/counts.ts'
import type { Factors, Measure, Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { StepUnit } from '../../../../components/figures/chart-steps.ts'
import figures from '../../../../components/figures/figures.module.css'
import { shownStep } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'
import { axisStep, axisWords, valueWords } from '../../measures/value-words.ts'
import type { Compared } from '../../statistics-search.ts'
import type { CountedStep, PairedStep } from '../../steps/paired-steps.ts'
import { measureLabel } from '../../subject-words.ts'
import classes from './charts.module.css'
import { MeasureTable } from './measure-table.tsx'
import { TableSummary } from './table-summary.tsx'

// Charts are most of this page's weight, and the figures above them need none of it.
const StepBars = lazy(async () => ({
  default: (await import('../../../../components/figures/step-bars.tsx')).StepBars,
}))

type Props = {
  subject: Subject
  name: string
  measure: Measure
  steps: readonly PairedStep[]
  unit: StepUnit
  factors: Factors
  currency: string
  compare: Compared
}

/** One number step by step as a picture, and as a table that says the same. */
export function MeasureChart(props: Props) {
  const { subject, name, measure, steps, unit, factors, currency, compare } = props
  const t = useT()
  const title = measureLabel(t, subject, name)
  const [these, compared] = [t('statistics.these'), t(`statistics.compared.${compare}`)]
  const amountOf = (step: CountedStep | null) => step && measureValue(measure, step.counts, factors)
  const inWords = (value: number | null) => valueWords(measure.unit, value, { t, currency })
  const one = axisStep(measure.unit)
  const drawn = (step: CountedStep | null) => {
    const amount = amountOf(step)
    return amount === null ? null : amount / one
  }
  return (
    <div className={classes.measure}>
      <Suspense fallback={<Skeleton height={250} radius="lg" />}>
        <StepBars
          title={title}
          data={steps.map((step) => ({
            ...{ from: step.from, now: drawn(step), before: drawn(step.before) },
          }))}
          unit={unit}
          series={[
            { name: 'before', label: compared, color: 'var(--chart-before)', isFaint: true },
            { name: 'now', label: these, color: 'var(--chart-first)' },
          ]}
          onAxis={(value) => axisWords(measure.unit, value * one, { t, currency })}
          inWords={(value) => inWords(value * one)}
          wordsOf={(from) => stepWords(steps.find((step) => step.from === from))}
        />
      </Suspense>
      <details className={figures.asTable}>
        <TableSummary of={title} />
        <MeasureTable
          caption={title}
          unit={unit}
          columns={[these, compared]}
          rows={steps.map((step) => ({
            step,
            cells: [inWords(amountOf(step)), inWords(amountOf(step.before))],
          }))}
        />
      </details>
    </div>
  )
}

function stepWords(step: PairedStep | undefined): string {
  if (!step) return ''
  return step.before ? `${shownStep(step)} / ${shownStep(step.before)}` : shownStep(step)
}
