import type { MediaUse } from '@innkeeper/api/media.ts'
import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import classes from './media-page.module.css'

/** Where a file is used, under a heading of its own. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useT()
  return (
    <section aria-label={t('media.uses')}>
      <h3 className={classes.heading}>{t('media.uses')}</h3>
      {uses.length === 0 ? <p className={classes.facts}>{t('media.unused')}</p> : <UseList uses={uses} />}
    </section>
  )
}

/** Cards and products lead there. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul className={classes.uses}>
      {uses.map((use) => (
        <li key={`${use.place} ${use.id}`}>
          <UseWords use={use} />
        </li>
      ))}
    </ul>
  )
}

function UseWords({ use: { place, id, name } }: { use: MediaUse }) {
  const t = useT()
  const words = t(`media.use.${place}`, { name })
  if (!id) return words
  if (place === 'product') {
    return (
      <Link className={classes.useLink} to="/products/$productId" params={{ productId: id }}>
        {words}
      </Link>
    )
  }
  if (place !== 'card' && place !== 'published-card') return words
  return (
    <Link className={classes.useLink} to="/guestbook/cards/$cardId" params={{ cardId: id }}>
      {words}
    </Link>
  )
}
