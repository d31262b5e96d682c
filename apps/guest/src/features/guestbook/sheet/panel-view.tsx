import type { ComponentType } from 'react'
import { LaterTexts } from '../later/later-texts.tsx'
import { PassDetails } from '../pass/pass-details.tsx'
import { Search } from '../search/search.tsx'
import { FindStayDetails } from '../stay/find-stay-details.tsx'
import { HomeScreenDetails } from '../stay/home-screen-details.tsx'
import { StayAway } from '../stay/stay-away.tsx'
import type { CHAT_ID } from './chat-slot.tsx'
import type { PanelId } from './panel-ids.ts'

/** Those with an address, and what stands in the page itself without need of the first view. */
type ViewId = Exclude<PanelId, typeof CHAT_ID> | 'stay-away'

const VIEWS: Record<ViewId, ComponentType> = {
  'room-pass': PassDetails,
  search: Search,
  'find-stay': FindStayDetails,
  'home-screen': HomeScreenDetails,
  'stay-away': StayAway,
}

/** What the sheet shows beside boxes, with the texts the first view does not have. */
export function PanelView({ id }: { id: ViewId }) {
  const View = VIEWS[id]
  return (
    <LaterTexts>
      <View />
    </LaterTexts>
  )
}
