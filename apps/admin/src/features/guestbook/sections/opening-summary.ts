import type { OpeningHours } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { isSameEveryDay } from '../../../components/editing/hours/week.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

/** "Every day 08:00–20:00", or on how many days it is open. */
export function openingSummary(t: AdminTranslate, week: OpeningHours): string {
  const open = week.filter((day) => day.length > 0).length
  if (open === 0) return t('hours.none')
  const hours = week[0].map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
  return isSameEveryDay(week) ? t('hours.everyDay', { hours }) : t('hours.days', { count: open })
}
