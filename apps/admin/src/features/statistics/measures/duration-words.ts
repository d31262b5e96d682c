import type { AdminTranslate } from '../../../platform/texts.ts'

/** A wait as a person says it: seconds below a minute, minutes below two hours, then hours and days. */
export function durationWords(seconds: number, t: AdminTranslate): string {
  if (seconds < 59.5) return t('statistics.seconds', { count: Math.max(1, Math.round(seconds)) })
  const minutes = seconds / 60
  if (minutes < 119.5) return t('statistics.minutes', { count: Math.round(minutes) })
  const hours = minutes / 60
  if (hours < 47.5) return t('statistics.hours', { count: Math.round(hours) })
  return t('statistics.days', { count: Math.round(hours / 24) })
}
