import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { Skeleton } from '@mantine/core'
import { changeOf } from '../../../components/figures/change.ts'
import { ChangeWords, Figure } from '../../../components/figures/figure.tsx'
import classes from '../../../components/figures/figures.module.css'
import { shownMoney, shownNumber } from '../../../components/figures/shown.ts'
import { useT } from '../../../platform/texts.ts'
import { durationWords } from '../measures/duration-words.ts'

/** The four numbers a manager asks for first. */
export function Figures({ statistics }: { statistics: OrderStatistics }) {
  const t = useT()
  const { total, before, currency } = statistics
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
        {t('statistics.decided', decidedOf(statistics))}
      </Figure>
      <ReplyTime statistics={statistics} />
    </dl>
  )
}

/** How orders were answered, for the page that tells their share elsewhere. */
export function AnswerFigures({ statistics }: { statistics: OrderStatistics }) {
  const t = useT()
  return (
    <dl className={classes.figures} data-count={2}>
      <Figure label={t('statistics.accepted')} value={shownNumber(statistics.total.accepted)}>
        {t('statistics.decided', decidedOf(statistics))}
      </Figure>
      <ReplyTime statistics={statistics} />
    </dl>
  )
}

const decidedOf = ({ total: { accepted, declined, waiting } }: OrderStatistics) => ({
  accepted,
  declined,
  waiting,
})

function ReplyTime({ statistics: { answerTime } }: { statistics: OrderStatistics }) {
  const t = useT()
  return (
    <Figure
      label={t('statistics.answerTime')}
      value={answerTime.median === null ? '–' : durationWords(answerTime.median, t)}
    >
      {answerTime.p90 === null
        ? t('statistics.answerTime.none')
        : t('statistics.answerTime.most', { time: durationWords(answerTime.p90, t) })}
    </Figure>
  )
}

const FOUR = ['orders', 'revenue', 'accepted', 'time'] as const

export function FiguresSkeleton({ figures = FOUR }: { figures?: readonly string[] }) {
  return (
    <div className={classes.figures} data-count={figures.length}>
      {figures.map((figure) => (
        <div key={figure} className={classes.figure}>
          <Skeleton height={12} width={80} />
          <Skeleton height={30} width={120} mt={10} />
          <Skeleton height={12} width={140} mt={10} />
        </div>
      ))}
    </div>
  )
}
