import type { MediaUse } from '@innkeeper/api/media.ts'
import { PlaceLink } from '../../components/place-link/place-link.tsx'
import classes from './bar/editor-bar.module.css'
import { distinctPlaces, placeKey } from './places.ts'

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
