import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import figures from '../../../../components/figures/figures.module.css'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'
import { TrendChart } from './trend-chart.tsx'
import { stepDays } from './trend-shape.ts'
import { TrendTable } from './trend-table.tsx'

type Props = { trend: SurveyResults['trend']; period: Period }

/** How the score went through the period, as a picture and as a table that says the same. */
export function TrendBox({ trend, period }: Props) {
  const t = useT()
  const days = stepDays(trend.points, period)
  // One step is the figure above.
  if (trend.points.filter(({ nps }) => nps !== null).length < 2) return null
  return (
    <Box title={t('surveyResults.trend')} aside={t(`statistics.by.${trend.step}`)}>
      <TrendChart trend={trend} days={days} />
      <p className={classes.legend}>
        <span className={classes.bandKey} aria-hidden /> {t('surveyResults.band')}
      </p>
      <details className={figures.asTable}>
        <summary>{t('statistics.asTable')}</summary>
        <TrendTable trend={trend} days={days} />
      </details>
    </Box>
  )
}
