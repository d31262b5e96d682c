import { SEARCH_ID } from '../frame/search-link.tsx'
import { PASS_ID } from '../pass/room-pass.ts'
import { FIND_STAY_ID } from '../stay/find-stay.tsx'
import { HOME_SCREEN_ID } from '../stay/home-screen.ts'
import { CHAT_ID } from './chat-slot.tsx'

/*
 * What else than a box an address opens in the sheet: `?box=` with a name of ours, which no box's id can be.
 */

/** Each with the text that is its name. */
export const PANELS = {
  [PASS_ID]: 'pass.title',
  [SEARCH_ID]: 'search.open',
  [FIND_STAY_ID]: 'stay.find',
  [HOME_SCREEN_ID]: 'homeScreen.add',
  [CHAT_ID]: 'chat.title',
} as const
export type PanelId = keyof typeof PANELS

export function isPanel(id: string | null): id is PanelId {
  return id !== null && Object.hasOwn(PANELS, id)
}
