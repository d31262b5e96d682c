import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { Skeleton } from '@mantine/core'
import { type AdminTranslate, useT } from '../../platform/texts.ts'
import classes from './guests.module.css'

type Today = AnswerOf<typeof getToday>

/** A figure of the day; without words it is still on its way. */
export type TodayNumber = { key: string; value: number | string | undefined; words: string | undefined }

/** Arrivals, departures and guests in house, as a person would say it. */
export function TodayNumbers({ today, more = [] }: { today: Today | undefined; more?: TodayNumber[] }) {
  const t = useT()
  const numbers: TodayNumber[] = [
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
    ...more,
  ]
  return (
    <dl className={classes.numbers}>
      {numbers.map(({ key, value, words }) => (
        <div key={key} className={classes.number}>
          <dt>{words ?? <Skeleton height={12} width={90} mt={8} />}</dt>
          <dd data-wide={typeof value === 'string'}>{value ?? <Skeleton height={28} width={40} mt={8} />}</dd>
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
