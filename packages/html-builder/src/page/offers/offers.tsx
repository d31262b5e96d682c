import { buttonClass } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ModuleOf } from '../../module-schemas.ts'
import { PageAnchor } from '../page-anchor.tsx'
import type { PageLink } from '../page-link.ts'
import type { PageOffer } from '../page-setting.tsx'
import { Surface } from '../surface.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'

type Props = {
  look: Omit<ModuleOf<'upselling'>['props'], 'deals'>
  offers: readonly PageOffer[]
  /** Leads to all of them; null where this visitor has none. */
  all: PageLink | null
}

/** Offers under a heading, as deals and room upgrades show theirs; nothing at all without any. */
export function Offers({ look, offers, all }: Props) {
  if (offers.length === 0) return null
  const { title, subtitle, layout, pricesEnabled, button, background } = look
  return (
    <Surface background={background.enabled ? background.color : null}>
      {title && (
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
      )}
      {subtitle && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      <ul className={classNames(styles.offers, styles[layout])}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} layout={layout} hasPrice={pricesEnabled} />
          </li>
        ))}
      </ul>
      {all && button.enabled && button.content && (
        <PageAnchor className={classNames(buttonClass({ kind: 'secondary' }), styles.all)} link={all}>
          <span dir="auto">{button.content}</span>
        </PageAnchor>
      )}
    </Surface>
  )
}
