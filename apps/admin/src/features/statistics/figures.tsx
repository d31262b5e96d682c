import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { Skeleton } from '@mantine/core'
import { changeOf } from '../../components/figures/change.ts'
import { ChangeWords, Figure } from '../../components/figures/figure.tsx'
import classes from '../../components/figures/figures.module.css'
import { shownMoney, shownNumber } from '../../components/figures/shown.ts'
import { useT } from '../../platform/texts.ts'
import { durationWords } from './duration-words.ts'

/** The four numbers a manager asks for first. */
export function Figures({ statistics }: { statistics: OrderStatistics }) {
  const t = useT()
  const { total, before, currency, answerTime } = statistics
  const decided = total.accepted + total.declined
  return (
    <dl className={classes.figures}>
      <Figure label={t('statistics.orders')} value={shownNumber(total.count)}>
        <ChangeWords change={changeOf(total.count, before.count)} before={shownNumber(before.count)} />
      </Figure>
      <Figure label={t('statistics.revenue')} value={shownMoney(total.revenue, currency)}>
        <ChangeWords
          change={changeOf(total.revenue, before.revenue)}
          before={shownMoney(before.revenue, currency)}
        />
      </Figure>
      <Figure
        label={t('statistics.accepted')}
        value={
          decided > 0
            ? t('statistics.percent', { percent: Math.round((total.accepted / decided) * 100) })
            : '–'
        }
      >
        {t('statistics.decided', {
          accepted: total.accepted,
          declined: total.declined,
          waiting: total.waiting,
        })}
      </Figure>
      <Figure
        label={t('statistics.answerTime')}
        value={answerTime.median === null ? '–' : durationWords(answerTime.median, t)}
      >
        {answerTime.p90 === null
          ? t('statistics.answerTime.none')
          : t('statistics.answerTime.most', { time: durationWords(answerTime.p90, t) })}
      </Figure>
    </dl>
  )
}

export function FiguresSkeleton() {
  return (
    <div className={classes.figures}>
      {['orders', 'revenue', 'accepted', 'time'].map((figure) => (
        <div key={figure} className={classes.figure}>
          <Skeleton height={12} width={80} />
          <Skeleton height={30} width={120} mt={10} />
          <Skeleton height={12} width={140} mt={10} />
        </div>
      ))}
    </div>
  )
}
