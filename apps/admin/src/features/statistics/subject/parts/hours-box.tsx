import { measureValue } from '@innkeeper/domain/statistics/counts.ts'
import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import figures from '../../../../components/figures/figures.module.css'
import { sharesOf } from '../../../../components/figures/ranking-box.tsx'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { valueWords } from '../../measures/value-words.ts'
import { partName, partTitle } from '../../subject-words.ts'
import { TableSummary } from '../charts/table-summary.tsx'
import classes from './parts.module.css'
import type { PartsProps } from './parts-props.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const PART = 'hour'

type Props = PartsProps & { rows: PartsProps['statistics']['parts'][number]['rows'] }

/** The whole day, hour by hour, with a table that says the same. */
export function HoursBox({ statistics: { subject, factors, currency }, compare = 'before', rows }: Props) {
  const t = useT()
  const [name] = STATISTICS[subject].parts[PART] ?? []
  const measure = name === undefined ? undefined : STATISTICS[subject].measures[name]
  if (!measure) return null
  const amountOf = (hour: number, of: 'counts' | 'before') => {
    const row = rows.find((one) => Number(one.row) === hour)
    return row ? (measureValue(measure, row[of], factors) ?? 0) : 0
  }
  const shares = sharesOf(HOURS.flatMap((hour) => [amountOf(hour, 'before'), amountOf(hour, 'counts')]))
  const height = (place: number) => ({ height: `${(shares[place] ?? 0) * 100}%` })
  const words = (value: number) => valueWords(measure.unit, value, { t, currency })
  return (
    <Box title={partTitle(t, PART)}>
      <ol className={classes.hours} aria-hidden>
        {HOURS.map((hour) => (
          <li
            key={hour}
            className={classes.hour}
            title={`${twoDigits(hour)}:00: ${words(amountOf(hour, 'counts'))}`}
          >
            <span className={classes.pillars}>
              <span className={classes.before} style={height(hour * 2)} />
              <span className={classes.now} style={height(hour * 2 + 1)} />
            </span>
            <span className={classes.name}>{twoDigits(hour)}</span>
          </li>
        ))}
      </ol>
      <details className={figures.asTable}>
        <TableSummary of={partTitle(t, PART)} />
        <table className={figures.table}>
          <caption className={figures.hidden}>{partTitle(t, PART)}</caption>
          <thead>
            <tr>
              <th scope="col">{partName(t, PART)}</th>
              <th scope="col" className={figures.amount}>
                {t('statistics.these')}
              </th>
              <th scope="col" className={figures.amount}>
                {t(`statistics.compared.${compare}`)}
              </th>
            </tr>
          </thead>
          <tbody>
            {HOURS.map((hour) => (
              <tr key={hour}>
                <th scope="row">{t('statistics.hour', { hour: twoDigits(hour) })}</th>
                <td className={figures.amount}>{words(amountOf(hour, 'counts'))}</td>
                <td className={figures.amount}>{words(amountOf(hour, 'before'))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Box>
  )
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0')
