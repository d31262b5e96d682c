import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './products.module.css'
import { serviceChargeOf } from './service-charge.ts'

type ServiceChargeNoteProps = { product: GuestProduct; serviceCharge: number | null }

/** What comes on top of this product's price; nothing where it costs no more, or cannot be ordered now. */
export function ServiceChargeNote({ product, serviceCharge }: ServiceChargeNoteProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const { preview } = useOrdering()
  const isOnline = useOnline()
  const charge = serviceChargeOf(product)
  const isForLooking = preview?.token === null
  if (!serviceCharge || charge === 'never' || !isOnline || isForLooking) return null
  const words = charge === 'always' ? 'order.serviceChargeAdded' : 'order.serviceChargeNote'
  return <p className={styles.charge}>{t(words, { price: money(serviceCharge) })}</p>
}
