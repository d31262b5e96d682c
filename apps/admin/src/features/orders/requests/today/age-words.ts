import { waitingAge } from '@innkeeper/domain/today/waiting-age.ts'
import type { AdminTranslate } from '../../../../platform/texts.ts'

/** "14 min", "1 h": as wide as a column can be. */
export function ageWords(t: AdminTranslate, since: string, now: number): string {
  const { unit, count } = waitingAge(Date.parse(since), now)
  return unit === 'now' ? t('today.age.now') : t(`today.age.${unit}`, { count })
}
