import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { DealSheet } from '../../../features/upselling/deal/deal-sheet.tsx'
import { isOnSale, openedDeal } from '../../../features/upselling/rules/opened-deal.ts'
import { guestPart } from '../../../platform/guest-part.tsx'
import { PartFailed } from '../../../platform/part-failed.tsx'
import { partLoader } from '../../../platform/part-loading.ts'

const Opened = guestPart(
  partLoader(async () => {
    const part = await import('./opened-deal.tsx')
    await part.loadWords(document.documentElement.lang)
    return part
  }),
  ({ OpenedDeal }) => OpenedDeal,
)

type DealPartProps = { store: Store; dealId: string | null; onClose: () => void }

/** A deal opened over the store; what choosing needs comes with the first that is. */
export function DealPart({ store, dealId, onClose }: DealPartProps) {
  // Each opening begins anew.
  const [openings, setOpenings] = useState(0)
  const [lastId, setLastId] = useState(dealId)
  if (dealId !== lastId) {
    setLastId(dealId)
    if (dealId !== null) setOpenings(openings + 1)
  }
  // What goes down with the sheet stays in it, and so does what is taken off sale while it is open.
  const [shown, setShown] = useState<StoreDeal | null>(null)
  const opened = openedDeal(store, dealId, shown)
  if (opened && opened !== shown) setShown(opened)
  const isUnknown = dealId !== null && opened === null
  const leave = useEffectEvent(onClose)
  // Once it is on sale, it would open without anybody's doing.
  useEffect(() => {
    if (isUnknown) leave()
  }, [isUnknown])
  return (
    <DealSheet title={opened?.title ?? null} onClose={onClose}>
      {shown && (
        <Opened
          key={`${shown.id} ${openings}`}
          store={store}
          deal={shown}
          isGone={!isOnSale(store, shown)}
          onDone={onClose}
          pending={<Skeleton width="100%" height="420px" />}
          failure={(retry, trouble) => <PartFailed guestbookHref="?" retry={retry} trouble={trouble} />}
        />
      )}
    </DealSheet>
  )
}
