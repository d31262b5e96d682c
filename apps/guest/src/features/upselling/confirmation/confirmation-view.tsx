import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { lineName } from '@innkeeper/domain/orders/line-name.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { StoreTotals } from '../checkout/store-totals.tsx'
import { useWhenWords } from '../line-words.ts'
import { asSentence } from '../rules/as-sentence.ts'
import { stayTimeOfOrdered } from '../rules/stay-time.ts'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './confirmation-view.module.css'

type ConfirmationViewProps = {
  order: GuestOrder
  store: Pick<Store, 'deals' | 'closesAt' | 'stay'>
  /** How it stands, in the words of ordering. */
  state: { words: string; mark: keyof typeof MARKS; isOpen: boolean }
  title: string
  /** What is said below the title. */
  line: string
  /** How it is paid, where that is not the bill. */
  payment: string | null
  /** Until the store closes it can be changed. */
  isChangeable: boolean
  /** What can be done with it while nobody has answered. */
  changing: ReactNode
  /** Where it leads on, and the way back by itself. */
  actions: ReactNode
  returning: ReactNode
}

/** How it stands, at a glance. */
const MARKS = { confirmed: IconCheck, waiting: IconClock, ended: IconX }

/** What was ordered in the store, with how it stands: read again at any time. */
export function ConfirmationView(props: ConfirmationViewProps) {
  const { order, store, state, title, line, payment, isChangeable, changing, actions, returning } = props
  const t = useTexts<StoreOrderTranslate>()
  const { moment } = useStoreFormats()
  const isOnline = useOnline()
  const Mark = MARKS[state.mark]
  const pictures = picturesIn(store)
  const first = order.lines.map(({ productId }) => pictures.get(productId)).find(Boolean)
  // What was declined or taken back is on no bill.
  const isOnBill = order.service === 'Put on bill' && state.isOpen
  return (
    <div className={styles.confirmation}>
      <div className={styles.photo}>
        {first && (
          <PropertyPicture picture={{ ...first, alt: '' }} sizes="(min-width: 712px) 680px, 100vw" isFirst />
        )}
      </div>
      <div className={styles.sheet}>
        <span
          className={styles.seal}
          data-open={state.mark === 'confirmed' ? undefined : true}
          aria-hidden="true"
        >
          <Mark size={state.mark === 'confirmed' ? 30 : 28} stroke={state.mark === 'confirmed' ? 2 : 1.75} />
        </span>
        {/* Answers arrive while the page is open: they are said when they do. */}
        <div role="status" className={styles.words}>
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          {line && (
            <p className={styles.quiet} dir="auto">
              {line}
            </p>
          )}
          {!isOnline && <p className={styles.offline}>{t('connection.lost')}</p>}
        </div>
        <section className={styles.card} aria-label={t('order.title')}>
          {order.isPreview && <p className={styles.quiet}>{t('order.preview')}</p>}
          <ul className={styles.items}>
            {order.lines.map((ordered, index) => (
              <Item
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order stay as they are
                key={index}
                line={ordered}
                picture={pictures.get(ordered.productId) ?? null}
                state={state}
                stay={store.stay}
              />
            ))}
          </ul>
          <StoreTotals sums={order} isOnBill={isOnBill} isOrdered />
          {payment && <p className={styles.quiet}>{payment}</p>}
        </section>
        {isChangeable && (
          <p className={styles.until}>{t('store.changeUntil', moment(Date.parse(store.closesAt)))}</p>
        )}
        {changing}
        {returning}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}

type ItemProps = {
  line: GuestOrder['lines'][number]
  picture: BoxPicture | null
  state: ConfirmationViewProps['state']
  stay: Store['stay']
}

function Item({ line, picture, state, stay }: ItemProps) {
  const { money } = useStoreFormats()
  const whenWords = useWhenWords()
  const Mark = MARKS[state.mark]
  const { quantity, days, time, details, comment, total } = line
  const { name, product } = lineName(line)
  const stayTime = stayTimeOfOrdered(line, stay)
  // A room that is ready early is one, however many hours.
  const many = stayTime ? '' : `${quantity} × `
  const when = days.length > 0 ? asSentence(whenWords({ days, time }, stayTime)) : ''
  return (
    <li>
      {picture && (
        <span className={styles.picture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes="56px" />
        </span>
      )}
      <span className={styles.ordered}>
        <span className={styles.what}>
          <strong dir="auto">{many + name}</strong>
          {product && <small dir="auto">{product}</small>}
          {when && <small>{when}</small>}
          {details.length > 0 && <small dir="auto">{details.join(', ')}</small>}
          {comment && <small dir="auto">“{comment}”</small>}
          <span className={state.mark === 'confirmed' ? styles.confirmed : styles.sent}>
            <Mark size={16} stroke={2} aria-hidden="true" />
            {state.words}
          </span>
        </span>
        <strong className={styles.amount}>{money(total)}</strong>
      </span>
    </li>
  )
}

/** Pictures of products by the deals they are in; a closed store has none. */
function picturesIn({ deals }: Pick<Store, 'deals'>): ReadonlyMap<string, BoxPicture> {
  return new Map(
    deals.flatMap((deal) =>
      deal.products.flatMap((product) => {
        const picture = deal.pictures[0] ?? product.pictures[0]
        return picture ? [[product.id, picture] as const] : []
      }),
    ),
  )
}
