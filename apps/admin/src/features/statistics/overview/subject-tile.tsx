import type { StatisticsOverview } from '@innkeeper/api/statistics/subjects.ts'
import { addCounts, measureValue } from '@innkeeper/domain/statistics/counts.ts'
import { daysIn } from '@innkeeper/domain/statistics/period.ts'
import { STATISTICS } from '@innkeeper/domain/statistics/subjects.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stepUnit } from '../../../components/figures/chart-steps.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { ChangeLine } from '../measures/change-line.tsx'
import type { Compared } from '../measures/compared.ts'
import { HowCounted } from '../measures/how-counted.tsx'
import { valueWords } from '../measures/value-words.ts'
import { pairedSteps } from '../steps/paired-steps.ts'
import { measureLabel } from '../subject-words.ts'
import classes from './overview.module.css'
import { Sparkline } from './sparkline.tsx'

/** Besides the first. */
const MORE_MEASURES = 2

type Props = { statistics: StatisticsOverview; counted: StatisticsOverview['subjects'][number] }

/** A subject in one look: its first number with how it moved, and two more. */
export function SubjectTile({ statistics, counted: { subject, days, before } }: Props) {
  const t = useT()
  const { modules } = useSession().property
  const { from, to, compareFrom, compareTo, factors, currency } = statistics
  const { measures, module } = STATISTICS[subject]
  const [first, ...others] = Object.entries(measures)
  const compared = useMemo(
    (): Compared => ({
      now: { counts: addCounts(days.map(({ counts }) => counts)), days: daysIn({ from, to }) },
      before: { counts: before, days: daysIn({ from: compareFrom, to: compareTo }) },
      ...{ factors, currency },
    }),
    [days, before, from, to, compareFrom, compareTo, factors, currency],
  )
  if (!first) return null
  const [name, measure] = first
  const period = { from, to }
  const steps = pairedSteps({ period, days }, { period, days: [] }, stepUnit(daysIn(period)))
  const title = t(`nav.statisticsTab.${subject}`)
  // Another of the properties has it: its page is opened there.
  const isHere = modules.includes(module)
  const written = (key: string) => {
    const each = measures[key]
    return each && valueWords(each.unit, measureValue(each, compared.now.counts, factors), { t, currency })
  }
  return (
    <section className={classes.tile} aria-label={title}>
      <h2 className={classes.title}>
        {isHere ? (
          <Link to={`/statistics/${subject}`} className={classes.open}>
            {title}
            <IconChevronRight size={17} stroke={2} aria-hidden />
          </Link>
        ) : (
          title
        )}
      </h2>
      <dl className={classes.first}>
        <dt>
          {measureLabel(t, subject, name)} <HowCounted subject={subject} name={name} />
        </dt>
        <dd>
          <span className={classes.number}>
            <span className={classes.value}>{written(name)}</span>
            <ChangeLine {...{ subject, name, measure, compared }} />
          </span>
          <Sparkline values={steps.map(({ counts }) => measureValue(measure, counts, factors))} />
        </dd>
      </dl>
      {others.length > 0 && (
        <dl className={classes.others}>
          {others.slice(0, MORE_MEASURES).map(([key]) => (
            <div key={key}>
              <dt>
                {measureLabel(t, subject, key)} <HowCounted subject={subject} name={key} />
              </dt>
              <dd>{written(key)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isHere && <p className={classes.elsewhere}>{t('statistics.elsewhere')}</p>}
    </section>
  )
}
