import { LaterTexts } from '../later/later-texts.tsx'
import { PassDetails } from '../pass/pass-details.tsx'
import { Search } from '../search/search.tsx'
import { FindStayDetails } from '../stay/find-stay-details.tsx'
import { HomeScreenDetails } from '../stay/home-screen-details.tsx'

/** What the sheet shows beside boxes, each with the texts the first view does not have. */

export function PassPanel() {
  return (
    <LaterTexts>
      <PassDetails />
    </LaterTexts>
  )
}

export function SearchPanel() {
  return (
    <LaterTexts>
      <Search />
    </LaterTexts>
  )
}

export function FindStayPanel() {
  return (
    <LaterTexts>
      <FindStayDetails />
    </LaterTexts>
  )
}

export function HomeScreenPanel() {
  return (
    <LaterTexts>
      <HomeScreenDetails />
    </LaterTexts>
  )
}
