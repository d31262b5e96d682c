import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import {
  dayStart,
  dayStarts,
  isPeriod,
  type Period,
  periodBefore,
} from '@innkeeper/domain/statistics/period.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import { type Counted, findOrderFigures } from './repository.ts'
import { countDay, findWaiting } from './today-repository.ts'

type Dependencies = { db: Database; clock: Clock; properties: PropertyService }

export type OrderStatisticsService = ReturnType<typeof createOrderStatistics>

export function createOrderStatistics({ db, clock, properties }: Dependencies) {
  const propertyOf = async (propertyId: string) => (await properties.snapshot(propertyId)).property

  /** What is counted for these days; refuses days that are none. */
  async function counted(propertyId: string, period: Period): Promise<Counted & { timeZone: string }> {
    if (!isPeriod(period)) {
      throw new AppError('request/invalid', 'Ask for at least one day and at most a year.')
    }
    const { timeZone, currency } = await propertyOf(propertyId)
    return {
      propertyId,
      currency,
      timeZone,
      dayStarts: dayStarts(period, timeZone),
      beforeStart: dayStart(periodBefore(period).from, timeZone),
    }
  }

  return {
    counted,

    async ofPeriod(propertyId: string, { from, to }: Period): Promise<OrderStatistics> {
      const asked = await counted(propertyId, { from, to })
      const figures = await db.tenant(propertyId, (tx) => findOrderFigures(tx, asked), { readOnly: true })
      const byDay = new Map(figures.days.map(({ day, ...amount }) => [day, amount]))
      return {
        from,
        to,
        currency: asked.currency,
        ...figures,
        days: asked.dayStarts.slice(1).map((_, index) => ({
          date: addDays(from, index),
          ...(byDay.get(index + 1) ?? { count: 0, revenue: 0 }),
        })),
      }
    },

    async today(propertyId: string) {
      const { timeZone, currency } = await propertyOf(propertyId)
      const { date } = localTimeAt(clock.now().getTime(), timeZone)
      const day = {
        propertyId,
        currency,
        start: dayStart(date, timeZone),
        end: dayStart(addDays(date, 1), timeZone),
      }
      return db.tenant(
        propertyId,
        async (tx) => {
          const { waiting, oldest } = await findWaiting(tx, propertyId)
          return { waiting, oldest, currency, ...(await countDay(tx, day)) }
        },
        { readOnly: true },
      )
    },
  }
}
