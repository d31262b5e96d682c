import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { RequestSource } from '@innkeeper/domain/orders/constants.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { GuestService } from '../../guests/service.ts'
import { findOrder } from '../repository.ts'

/** What the address of an order's page is made of. */
type Named = { hotel: string; linkKey: string; orderId: string; productId: string }

/** The page of its own that a feature has for what it sells through orders. */
export type ConfirmationPage = { module: ModuleName; pathOf(named: Named): string }

export type ConfirmationPages = {
  register(source: Exclude<RequestSource, 'guestbook'>, page: ConfirmationPage): void
  /** Where it is, for whoever has the link of the order's stay; null where the guestbook's own page is the right one. */
  pathOf(asked: Asked): Promise<string | null>
  /** The same for what a source sells, whoever is written to; null where it has no page of its own. */
  pathFrom(source: RequestSource, named: Named): string | null
}

type Asked = { hotel: string; orderId: string; linkKey: string; modules: readonly ModuleName[] }
type Dependencies = { db: Database; guests: Pick<GuestService, 'stayOf'> }

/** Letters and payment pages know an order by its id alone; from there its guest is led to the page it was sent from. */
export function createConfirmationPages({ db, guests }: Dependencies): ConfirmationPages {
  const pages = new Map<RequestSource, ConfirmationPage>()
  return {
    register: (source, page) => void pages.set(source, page),
    pathFrom: (source, named) => pages.get(source)?.pathOf(named) ?? null,
    async pathOf({ hotel, orderId, linkKey, modules }) {
      const stored = await db.tenant(hotel, (tx) => findOrder(tx, hotel, orderId), { readOnly: true })
      const page = stored && pages.get(stored.order.source)
      if (!page || !modules.includes(page.module)) return null
      const stay = await guests.stayOf(hotel, linkKey)
      if (stay === null || stay.id !== stored.order.bookingId) return null
      return page.pathOf({ hotel, linkKey, orderId, productId: stored.lines[0]?.productId ?? '' })
    },
  }
}
