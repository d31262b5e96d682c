import type { AdminTranslate } from '../../../platform/texts.ts'

type Duration = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number }

/** A wait as a person says it: seconds below a minute, minutes below two hours, then hours and days. */
function durationOf(seconds: number): Duration {
  if (seconds < 59.5) return { unit: 'seconds', count: Math.max(1, Math.round(seconds)) }
  const minutes = seconds / 60
  if (minutes < 119.5) return { unit: 'minutes', count: Math.round(minutes) }
  const hours = minutes / 60
  if (hours < 47.5) return { unit: 'hours', count: Math.round(hours) }
  return { unit: 'days', count: Math.round(hours / 24) }
}

export function durationWords(seconds: number, t: AdminTranslate): string {
  const { unit, count } = durationOf(seconds)
  return t(`statistics.${unit}`, { count })
}

/** Whether both are said in the same words. */
export function isSameDuration(one: number, other: number): boolean {
  const [said, saidOfOther] = [durationOf(one), durationOf(other)]
  return said.unit === saidOfOther.unit && said.count === saidOfOther.count
}
