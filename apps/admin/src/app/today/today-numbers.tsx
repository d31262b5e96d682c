import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from '../../features/orders/requests/api.ts'
import { ageWords } from '../../features/orders/requests/today/age-words.ts'
import { useMayHandle } from '../../features/orders/requests/use-may-handle.ts'
import { useNow } from '../../platform/clock.ts'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { AgeBar, Bar, NumberTile } from './number-tile.tsx'
import classes from './numbers.module.css'

type Today = AnswerOf<typeof getToday>

/** Arrivals, departures, guests in house and requests to answer, each with how far it has come. */
export function TodayNumbers({ today }: { today: Today | undefined }) {
  const t = useT()
  const mayOpen = useCan()('guests:manage')
  const mayHandle = useMayHandle()
  const { arrivals, departures, inHouse, rooms } = today ?? EMPTY
  const link = (view: 'arriving' | 'departing' | 'inHouse') =>
    mayOpen ? { to: '/guests' as const, search: { view } } : null
  return (
    <ul className={classes.numbers}>
      <NumberTile
        number={
          today && {
            value: arrivals.total,
            words: t('today.number.arrivals', { count: arrivals.total }),
            text: t('today.number.arrivals.text', { ...arrivals, toCome: arrivals.total - arrivals.here }),
          }
        }
        bar={<Bar part={arrivals.here} total={arrivals.total} />}
        link={link('arriving')}
      />
      <NumberTile
        number={
          today && {
            value: departures.total,
            words: t('today.number.departures', { count: departures.total }),
            text: t('today.number.departures.text', {
              ...departures,
              toLeave: departures.total - departures.out,
            }),
          }
        }
        bar={<Bar part={departures.out} total={departures.total} />}
        link={link('departing')}
      />
      <NumberTile
        number={
          today && {
            value: inHouse,
            words: t('today.number.inHouse', { count: inHouse }),
            text: t('today.number.inHouse.text', rooms),
          }
        }
        bar={<Bar part={rooms.taken} total={rooms.total} />}
        link={link('inHouse')}
      />
      {mayHandle && <RequestsTile />}
    </ul>
  )
}

const EMPTY: Pick<Today, 'arrivals' | 'departures' | 'inHouse' | 'rooms'> = {
  arrivals: { total: 0, here: 0 },
  departures: { total: 0, out: 0 },
  inHouse: 0,
  rooms: { taken: 0, total: 0 },
}

function RequestsTile() {
  const t = useT()
  const now = useNow()
  const { data } = useQuery(waitingQuery)
  const oldest = data?.items[0]
  const text = oldest
    ? t('today.number.requests.text', { time: ageWords(t, oldest.requestTime, now) })
    : t('today.number.requests.none')
  return (
    <NumberTile
      number={
        data && {
          value: data.waiting,
          words: t('today.number.requests', { count: data.waiting }),
          text,
        }
      }
      bar={<AgeBar count={data?.waiting ?? 0} />}
      link={{ to: '/requests' }}
    />
  )
}
