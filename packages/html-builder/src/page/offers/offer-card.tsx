import type { OFFER_LAYOUTS } from '../../modules/offer-props.ts'
import { OwnPicture } from '../own-picture.tsx'
import { PageAnchor } from '../page-anchor.tsx'
import type { PageOffer } from '../page-setting.tsx'
import styles from './offers.module.css'

type Layout = (typeof OFFER_LAYOUTS)[number]

/** How much of the column a picture takes. */
const SHARES: Readonly<Record<Layout, number>> = { cards: 0.5, list: 0.25, large: 1 }

type Props = { offer: PageOffer; layout: Layout; hasPrice: boolean }

/** One offer: all of it is the link. */
export function OfferCard({ offer, layout, hasPrice }: Props) {
  const { title, text, price, picture, href } = offer
  return (
    <PageAnchor className={styles.offer} link={{ href, opensNewWindow: false }}>
      {picture && (
        <span className={styles.picture}>
          <OwnPicture picture={picture} alt={picture.alt} share={SHARES[layout]} isFirst={false} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {title}
        </span>
        {text && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
        {hasPrice && price && <span className={styles.price}>{price}</span>}
      </span>
    </PageAnchor>
  )
}
