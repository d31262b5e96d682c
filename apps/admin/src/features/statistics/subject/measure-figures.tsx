import { measureValue } from '@innkeeper/domain/statistics/counts.ts'
import type { Measure, Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { Figure } from '../../../components/figures/figure.tsx'
import figures from '../../../components/figures/figures.module.css'
import { useT } from '../../../platform/texts.ts'
import { ChangeLine } from '../measures/change-line.tsx'
import type { Compared } from '../measures/compared.ts'
import { HowCounted } from '../measures/how-counted.tsx'
import { valueWords } from '../measures/value-words.ts'
import { measureLabel } from '../subject-words.ts'

type Props = { subject: Subject; measures: Readonly<Record<string, Measure>>; compared: Compared }

/** Every number of a subject, with how it moved and how it is counted. */
export function MeasureFigures({ subject, measures, compared }: Props) {
  const t = useT()
  const { now, factors, currency } = compared
  return (
    <dl className={figures.figures} data-count={Object.keys(measures).length}>
      {Object.entries(measures).map(([name, measure]) => (
        <Figure
          key={name}
          label={measureLabel(t, subject, name)}
          about={<HowCounted subject={subject} name={name} />}
          value={valueWords(measure.unit, measureValue(measure, now.counts, factors), { t, currency })}
        >
          <ChangeLine {...{ subject, name, measure, compared }} />
        </Figure>
      ))}
    </dl>
  )
}
