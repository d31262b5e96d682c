import type { InPlaceOfPart } from '@innkeeper/ui/lazy-part.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
// Its script comes later, but it may stand in the first HTML.
import '../../features/orders/products/products-pending.module.css'
import type { ProductFormProps } from '../../features/guestbook/boxes/product/product-form-slot.tsx'
import { useOrdering } from '../../features/orders/ordering.tsx'
import { cartKey, ordersKey } from '../../features/orders/storage-keys.ts'
import { clientDataQuery } from '../../platform/client-data.ts'
import { guestPart } from '../../platform/guest-part.tsx'
import { PartFailed, PartFailedLine } from '../../platform/part-failed.tsx'
import { partLoader } from '../../platform/part-loading.ts'
import { useAnswers, useKnownAnswer } from '../../platform/use-answer.tsx'
import { useIsStored } from '../../platform/use-is-stored.ts'

/*
 * Ordering as the guestbook lends it a place: the form of a Product box, the cart at the foot of the page and the
 * orders under way. None of it is in the first view. Its code and its words are one part, which comes as a whole.
 */

/** What is first seen comes first. */
const AFTER_FIRST_VIEW_MS = 1500

type OrderingParts = ReturnType<typeof makeParts>

const partsByLanguage = new Map<string, OrderingParts>()

function useOrderingParts(): OrderingParts {
  return partsIn(useOrdering().language)
}

function partsIn(language: string): OrderingParts {
  const parts = partsByLanguage.get(language) ?? makeParts(language)
  partsByLanguage.set(language, parts)
  return parts
}

/** For a page that shows what can be ordered in its first HTML. */
export const fetchOrderingAhead = (language: string): Promise<unknown> => partsIn(language).want()

function makeParts(language: string) {
  const loader = partLoader(async () => {
    const parts = await import('./ordering-parts.tsx')
    await parts.loadWords(language)
    return parts
  })
  return {
    want: loader.want,
    Form: guestPart(loader, ({ OrderForm }) => OrderForm),
    Bar: guestPart(loader, ({ OrderBar }) => OrderBar),
    Orders: guestPart(loader, ({ OrdersSent }) => OrdersSent),
  }
}

export function ProductFormPart(props: ProductFormProps) {
  const { Form } = useOrderingParts()
  const { modules } = useKnownAnswer(clientDataQuery(useOrdering().hotel))
  // Staff can end ordering while the sheet is open.
  if (!modules.includes('products')) return props.otherwise
  return (
    <Form
      {...props}
      pending={<Skeleton width="100%" height="96px" />}
      failure={(retry, trouble) => <PartFailed guestbookHref="?box=" retry={retry} trouble={trouble} />}
    />
  )
}

/** The cart, where this device keeps one. */
export function CartPart({ hotel }: { hotel: string }) {
  const { Bar } = useOrderingParts()
  return useIsStored(cartKey(hotel)) && <Bar pending={null} failure={failureLine} />
}

/** The orders sent from this device or during this stay, where there are any. */
export function OrdersPart({ hotel }: { hotel: string }) {
  const { Orders } = useOrderingParts()
  const isSent = useIsStored(ordersKey(hotel))
  const isOfStay = useHasStayOrders()
  return (isSent || isOfStay) && <Orders pending={null} failure={failureLine} />
}

/** Whether the stay of this link has orders, asked once the first view has what it needs. */
function useHasStayOrders(): boolean {
  const answers = useAnswers()
  const ordering = useOrdering()
  const [hasOrders, setHasOrders] = useState(false)
  const { hotel, bookingId } = ordering
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every stay
  useEffect(() => {
    if (bookingId === null) return
    const look = async () => {
      const { hasStayOrders } = await import('../../features/orders/has-stay-orders.ts')
      setHasOrders(await hasStayOrders(answers, { ...ordering, bookingId }))
    }
    // Out of reach, there is nothing to show.
    const timer = setTimeout(() => void look().catch(() => undefined), AFTER_FIRST_VIEW_MS)
    return () => clearTimeout(timer)
  }, [hotel, bookingId])
  return hasOrders
}

const failureLine: InPlaceOfPart['failure'] = (retry, trouble) => (
  <PartFailedLine retry={retry} trouble={trouble} />
)
