import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { useElementSize } from '@mantine/hooks'
import { scoreWords } from '../../../../components/figures/score-words.ts'
import { shortStep, shownNumber, shownStep } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'
import { bandPath, type DrawnPoint, EDGES, linePath, trendShape } from './trend-shape.ts'

const HEIGHT = 250
/** Until the room is known. */
const USUAL_WIDTH = 720

type Props = { trend: SurveyResults['trend']; days: readonly Period[] }

/** A line through the scores with the range around it; drawn as wide as there is room, so that words keep their size. */
export function TrendChart({ trend: { step, points }, days }: Props) {
  const t = useT()
  const { ref, width: room } = useElementSize()
  const width = room || USUAL_WIDTH
  const { runs, marks, names } = trendShape(points, { width, height: HEIGHT })
  const drawn = runs.flat()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const daysOf = (from: string) =>
    shownStep(days[points.findIndex((one) => one.from === from)] ?? { from, to: from })
  return (
    <div ref={ref}>
      <svg
        className={classes.trend}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('surveyResults.trend.words', {
          ...{ from: first ? daysOf(first.from) : '', to: last ? daysOf(last.from) : '' },
          ...{ first: scoreWords(first?.nps.score ?? 0), last: scoreWords(last?.nps.score ?? 0) },
        })}
      >
        {marks.map(({ score, y }) => (
          <g key={score}>
            <line
              className={classes.mark}
              data-zero={score === 0 || undefined}
              x1={EDGES.left}
              x2={width - EDGES.right}
              y1={y}
              y2={y}
            />
            <text className={classes.markName} x={EDGES.left - 8} y={y + 4} textAnchor="end">
              {shownNumber(score)}
            </text>
          </g>
        ))}
        {names.map(({ from, x }) => (
          <text key={from} className={classes.markName} x={x} y={HEIGHT - 8} textAnchor="middle">
            {shortStep(from, step)}
          </text>
        ))}
        {runs.map((run) => (
          <Run key={run[0]?.from} run={run} />
        ))}
        {drawn.map((point) => (
          <circle key={point.from} className={classes.point} cx={point.x} cy={point.y} r={4}>
            <title>
              {t('surveyResults.point', {
                ...{ days: daysOf(point.from), score: scoreWords(point.nps.score), count: point.nps.answers },
                ...{ low: scoreWords(point.nps.low), high: scoreWords(point.nps.high) },
              })}
            </title>
          </circle>
        ))}
      </svg>
    </div>
  )
}

/** Steps in a row that were all answered in. */
function Run({ run }: { run: readonly DrawnPoint[] }) {
  const [only] = run
  if (only && run.length === 1) {
    return <line className={classes.range} x1={only.x} x2={only.x} y1={only.top} y2={only.bottom} />
  }
  return (
    <>
      <path className={classes.band} d={bandPath(run)} />
      <path className={classes.line} d={linePath(run)} />
    </>
  )
}
