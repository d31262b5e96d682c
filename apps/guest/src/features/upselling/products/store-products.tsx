import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { STORE_SECTIONS } from '@innkeeper/domain/upselling/constants.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '../../../platform/use-online.ts'
import { WithoutScript } from '../../../platform/without-script.tsx'
import { useStoreCart } from '../cart/use-store-cart.ts'
import type { DealQueue } from '../counting/deal-queue.ts'
import { followSeen } from '../counting/follow-seen.ts'
import { heroPicture } from '../rules/hero-picture.ts'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import { CartBar } from './cart-bar.tsx'
import { DealCard } from './deal-card.tsx'
import type { DealSheetSlot } from './deal-sheet-slot.ts'
import { StoreHero } from './store-hero.tsx'
import styles from './store-products.module.css'
import { useOpenDeal } from './use-open-deal.ts'
import { useStoreLine } from './use-store-line.ts'

type StoreProductsProps = {
  store: Store
  languages: ReactNode
  footer: ReactNode
  sheet: DealSheetSlot
  count: DealQueue['add']
}

/** What the sections are called; they follow the stay. */
const SECTION_WORDS = { arrival: 'store.arrival', stay: 'store.stay', departure: 'store.departure' } as const

/** The open store: what there is by the stay's own order, and what was chosen of it. */
export function StoreProducts({ store, languages, footer, sheet: DealSheet, count }: StoreProductsProps) {
  const t = useStoreTexts()
  const { openId, open, close } = useOpenDeal()
  const place = useStorePlace()
  const { cart } = useStoreCart(place)
  const isOnline = useOnline()
  const { firstName } = store.guest
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const sections = useRef<HTMLElement>(null)
  const dealIds = store.deals.map(({ id }) => id).join(' ')
  const countShown = useEffectEvent((dealId: string) => count(dealId, 'shown'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other cards to be seen
  useEffect(() => followSeen(sections.current, countShown), [dealIds])
  const opened = store.deals.find(({ id }) => id === openId) ?? null
  const openedId = opened?.id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every deal that is opened
  useEffect(() => {
    if (openedId !== null) count(openedId, 'opened')
  }, [openedId])
  const inCart = cart.lines.map(({ dealId }) => dealId).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deal once, when it is put in
  useEffect(() => {
    for (const id of inCart.split(' ')) if (id !== '') count(id, 'in cart')
  }, [inCart])
  return (
    <div className={styles.page}>
      <StoreHero
        picture={heroPicture(store)}
        title={firstName ? t('store.heading', { name: firstName }) : t('store.headingPlain')}
        line={useStoreLine(store)}
        languages={languages}
      />
      <div className={styles.paper}>
        {!isOnline && (
          <p className={styles.offline} role="status">
            {t('store.offline')}
          </p>
        )}
        <div className={styles.columns}>
          <main ref={sections} className={styles.sections} data-scene data-ready={isAlive || undefined}>
            {STORE_SECTIONS.map((section) => (
              <Section
                key={section}
                title={t(SECTION_WORDS[section])}
                deals={store.deals.filter((deal) => deal.section === section)}
                store={store}
                onOpen={open}
              />
            ))}
            <WithoutScript text={t('product.askReception')} />
          </main>
          <CartBar store={store} />
        </div>
        <div className={styles.foot}>{footer}</div>
      </div>
      <DealSheet store={store} dealId={openId} onClose={close} />
    </div>
  )
}

type SectionProps = {
  title: string
  deals: readonly StoreDeal[]
  store: Store
  onOpen: (dealId: string) => void
}

function Section({ title, deals, store, onOpen }: SectionProps) {
  if (deals.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {deals.map((deal) => (
          <DealCard key={deal.id} deal={deal} store={store} onOpen={() => onOpen(deal.id)} />
        ))}
      </ul>
    </section>
  )
}
