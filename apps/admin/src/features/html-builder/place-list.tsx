import type { MediaUse } from '@innkeeper/api/media.ts'
import { PlaceLink } from '../../components/place-link/place-link.tsx'
import classes from './bar/editor-bar.module.css'

/** Where a template is used: cards, tabs and other templates lead there. */
export function PlaceList({ places }: { places: readonly MediaUse[] }) {
  return (
    <ul className={classes.uses}>
      {distinctPlaces(places).map((place) => (
        <li key={placeKey(place)}>
          <PlaceLink use={place} />
        </li>
      ))}
    </ul>
  )
}

/** The tab bar is one place to go to, however many tabs lead from it. */
function placeKey({ place, id }: MediaUse): string {
  return place.startsWith('tab-bar') ? place : `${place} ${id}`
}

/** Each place once. */
export function distinctPlaces(places: readonly MediaUse[]): MediaUse[] {
  return [...new Map(places.map((place) => [placeKey(place), place])).values()]
}
