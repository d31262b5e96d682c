import { measureValue } from '@innkeeper/domain/statistics/counts.ts'
import type { Measure, Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import type { Compared } from './compared.ts'
import { measureChange } from './measure-change.ts'
import { toneOf } from './measure-meaning.ts'
import classes from './measures.module.css'
import { valueWords } from './value-words.ts'

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

type Props = { subject: Subject; name: string; measure: Measure; compared: Compared }

/** How far a number moved, in words; arrow and colour only underline them. */
export function ChangeLine({ subject, name, measure, compared }: Props) {
  const t = useT()
  const { now, before, factors, currency } = compared
  const change = measureChange(measure, now, before, factors)
  if (change.kind === 'none') return <span className={classes.quiet}>{t('statistics.versus.none')}</span>
  const Arrow = ARROWS[change.direction]
  const was = valueWords(measure.unit, measureValue(measure, before.counts, factors), { t, currency })
  return (
    <span className={classes.change} data-tone={toneOf(subject, name, change.direction)}>
      <Arrow size={16} stroke={1.8} aria-hidden />
      {change.kind === 'first' && t('statistics.versus.first')}
      {change.kind === 'manyTimes' && t('statistics.versus.manyTimes', { before: was })}
      {'by' in change &&
        t(`statistics.versus.${change.kind}.${change.direction}`, {
          ...{ by: change.by, before: was, days: before.days },
        })}
    </span>
  )
}
