import type { MediaUse } from '@innkeeper/api/media.ts'
import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import classes from './bar/editor-bar.module.css'

/** Where a template is used: cards, tabs and other templates lead there. */
export function PlaceList({ places }: { places: readonly MediaUse[] }) {
  return (
    <ul className={classes.uses}>
      {places.map((place) => (
        <li key={`${place.place} ${place.id}`}>
          <Place place={place} />
        </li>
      ))}
    </ul>
  )
}

function Place({ place: { place, id, name } }: { place: MediaUse }) {
  const t = useT()
  const words = t(`media.use.${place}`, { name })
  if (place === 'tab-bar' || place === 'tab-bar-draft') return <Link to="/guestbook/tab-bar">{words}</Link>
  if (id && (place === 'card' || place === 'published-card')) {
    return (
      <Link to="/guestbook/cards/$cardId" params={{ cardId: id }}>
        {words}
      </Link>
    )
  }
  if (id && place === 'template') {
    return (
      <Link to="/templates/$location/$templateId" params={{ location: 'pages', templateId: id }}>
        {words}
      </Link>
    )
  }
  return words
}
