import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { MediaUse } from '@innkeeper/api/media.ts'

/** Each place to go to once: a card in both its versions, and the tab bar however many tabs lead from it. */
export function distinctPlaces(places: readonly MediaUse[]): MediaUse[] {
  const found = new Map<string, MediaUse>()
  for (const place of places) {
    const key = placeKey(place)
    if (!found.has(key)) found.set(key, place)
  }
  return [...found.values()]
}

export function placeKey({ place, id }: MediaUse): string {
  if (place === 'tab-bar' || place === 'tab-bar-draft') return 'tab-bar'
  return `${place === 'published-card' ? 'card' : place} ${id}`
}

/** As many as `distinctPlaces` names, counted from ids alone. */
export function countPlaces({ tabBar, ...others }: StaffTemplate['linkedTo']): number {
  const count = Object.values(others).reduce((sum, ids) => sum + ids.length, 0)
  return tabBar.length > 0 ? count + 1 : count
}
