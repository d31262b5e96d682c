import type { OrderStatisticsService } from './service.ts'

type Today = Awaited<ReturnType<OrderStatisticsService['today']>>

export function presentToday({ waiting, oldest, orders, revenue, currency }: Today) {
  return {
    waiting,
    oldest: oldest.map(({ id, number, firstName, lastName, unit, placedAt }) => ({
      id,
      number,
      guestName: [firstName, lastName].filter(Boolean).join(' '),
      unit,
      requestTime: placedAt.toISOString(),
    })),
    orders,
    revenue,
    currency,
  }
}
