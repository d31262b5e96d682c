import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { Skeleton } from '@mantine/core'
import { type AdminTranslate, useT } from '../../platform/texts.ts'
import classes from './guests.module.css'

type Today = AnswerOf<typeof getToday>

/** Arrivals, departures and guests in house, as a person would say it. */
export function TodayNumbers({ today }: { today: Today | undefined }) {
  const t = useT()
  const numbers = [
    { key: 'arrivals', value: today?.arrivals.total, words: today && arrivalWords(t, today.arrivals) },
    {
      key: 'departures',
      value: today?.departures.total,
      words: today && departureWords(t, today.departures),
    },
    {
      key: 'inHouse',
      value: today?.inHouse,
      words: today && t('today.inHouseCount', { count: today.inHouse }),
    },
  ]
  return (
    <dl className={classes.numbers}>
      {numbers.map(({ key, value, words }) => (
        <div key={key} className={classes.number}>
          <dt>{words ?? <Skeleton height={12} width={90} mt={8} />}</dt>
          <dd>{value ?? <Skeleton height={28} width={40} mt={8} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function arrivalWords(t: AdminTranslate, { total, here }: Today['arrivals']): string {
  return total > 0 && here === total
    ? t('today.allHere', { count: total })
    : t('today.arrivalsHere', { total, here })
}

function departureWords(t: AdminTranslate, { total, out }: Today['departures']): string {
  return total > 0 && out === total
    ? t('today.allOut', { count: total })
    : t('today.departuresOut', { total, out })
}
