import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import { SEARCH_ID } from '../frame/search-link.tsx'
import { PASS_ID } from '../pass/room-pass.ts'
import { FIND_STAY_ID } from '../stay/find-stay.tsx'
import { HOME_SCREEN_ID } from '../stay/home-screen.ts'

/*
 * What else than a box an address opens in the sheet: `?box=` with a name of ours, which no box's id can be. They load
 * when they are opened.
 */

const later = () => import('./panel-views.tsx')

const PANELS = {
  [PASS_ID]: lazyPart(() => later().then((part) => part.PassPanel), LAZY_PART_TIMEOUT_MS),
  [SEARCH_ID]: lazyPart(() => later().then((part) => part.SearchPanel), LAZY_PART_TIMEOUT_MS),
  [FIND_STAY_ID]: lazyPart(() => later().then((part) => part.FindStayPanel), LAZY_PART_TIMEOUT_MS),
  [HOME_SCREEN_ID]: lazyPart(() => later().then((part) => part.HomeScreenPanel), LAZY_PART_TIMEOUT_MS),
}
export type PanelId = keyof typeof PANELS

export function isPanel(id: string | null): id is PanelId {
  return id !== null && Object.hasOwn(PANELS, id)
}

export function panelOf(id: PanelId) {
  return PANELS[id]
}
