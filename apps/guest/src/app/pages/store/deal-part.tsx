import type { Store } from '@innkeeper/api/upselling/store.ts'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useState } from 'react'
import { DealSheet } from '../../../features/upselling/deal/deal-sheet.tsx'
import { guestPart } from '../../../platform/guest-part.tsx'
import { PartFailed } from '../../../platform/part-failed.tsx'
import { partLoader } from '../../../platform/part-loading.ts'
import { useLastOf } from '../../../platform/use-last-of.ts'

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
  const deal = store.deals.find(({ id }) => id === dealId) ?? null
  // Each opening begins anew.
  const [openings, setOpenings] = useState(0)
  const [lastId, setLastId] = useState(dealId)
  if (dealId !== lastId) {
    setLastId(dealId)
    if (dealId !== null) setOpenings(openings + 1)
  }
  // What goes down with the sheet stays in it.
  const shown = useLastOf(deal)
  return (
    <DealSheet title={deal?.title ?? null} onClose={onClose}>
      {shown && (
        <Opened
          key={`${shown.id} ${openings}`}
          store={store}
          deal={deal ?? shown}
          onDone={onClose}
          pending={<Skeleton width="100%" height="420px" />}
          failure={(retry, trouble) => <PartFailed guestbookHref="?" retry={retry} trouble={trouble} />}
        />
      )}
    </DealSheet>
  )
}
