import type { MediaUse } from '@innkeeper/api/media.ts'
import { PlaceLink } from '../../components/place-link/place-link.tsx'
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

/** Each leads there. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul className={classes.uses}>
      {uses.map((use) => (
        <li key={`${use.place} ${use.id}`}>
          <PlaceLink use={use} className={classes.useLink} />
        </li>
      ))}
    </ul>
  )
}
