import type { ComponentType } from 'react'
import { LaterTexts } from '../later/later-texts.tsx'
import { PassDetails } from '../pass/pass-details.tsx'
import { Search } from '../search/search.tsx'
import { FindStayDetails } from '../stay/find-stay-details.tsx'
import { HomeScreenDetails } from '../stay/home-screen-details.tsx'
import type { PanelId } from './panel-ids.ts'

const VIEWS: Record<PanelId, ComponentType> = {
  'room-pass': PassDetails,
  search: Search,
  'find-stay': FindStayDetails,
  'home-screen': HomeScreenDetails,
}

/** What the sheet shows beside boxes, with the texts the first view does not have. */
export function PanelView({ id }: { id: PanelId }) {
  const View = VIEWS[id]
  return (
    <LaterTexts>
      <View />
    </LaterTexts>
  )
}
