import type { AdminTranslate } from '../../platform/texts.ts'

export function floorName(t: AdminTranslate, floor: number | null): string {
  if (floor === null) return t('units.floor.none')
  return floor === 0 ? t('units.floor.ground') : t('units.floor.number', { floor: String(floor) })
}
