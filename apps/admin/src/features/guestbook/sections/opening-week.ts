import type { OpeningHours, OpenStretch } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { sameJson } from '../../../platform/same-json.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

export function hasSameHours(week: OpeningHours): boolean {
  return week.every((day) => sameJson(day, week[0]))
}

export function withSameHours(day: OpenStretch[]): OpeningHours {
  return [day, day, day, day, day, day, day]
}

export function withDay(week: OpeningHours, at: number, day: OpenStretch[]): OpeningHours {
  return week.map((before, index) => (index === at ? day : before)) as OpeningHours
}

/** "Every day 08:00–20:00", or on how many days it is open. */
export function openingSummary(t: AdminTranslate, week: OpeningHours): string {
  const open = week.filter((day) => day.length > 0).length
  if (open === 0) return t('hours.none')
  const hours = week[0].map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
  return hasSameHours(week) ? t('hours.everyDay', { hours }) : t('hours.days', { count: open })
}
