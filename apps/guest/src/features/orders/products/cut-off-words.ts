import type { CutOff } from '@innkeeper/domain/orders/product-schema.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'

const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24
/** From this hour on it is the evening. */
const EVENING_FROM = '17:00'

/** Until when something can be ordered, in words. */
export function cutOffWords(cutOff: CutOff, t: OrderTranslate): string {
  if (cutOff.kind === 'day before') {
    const { time } = cutOff
    return time >= EVENING_FROM
      ? t('order.cutOff.eveningBefore', { time })
      : t('order.cutOff.dayBefore', { time })
  }
  const { minutes } = cutOff
  if (minutes % MINUTES_PER_HOUR !== 0) return t('order.cutOff.minutes', { count: minutes })
  const hours = minutes / MINUTES_PER_HOUR
  return hours % HOURS_PER_DAY === 0
    ? t('order.cutOff.days', { count: hours / HOURS_PER_DAY })
    : t('order.cutOff.hours', { count: hours })
}
