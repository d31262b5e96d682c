import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useStoreTexts } from '../store-place.tsx'

type DealSheetProps = {
  /** Null while none is open. */
  title: string | null
  onClose: () => void
  children: ReactNode
}

/** The sheet a deal opens in; it is drawn when one is opened for the first time. */
export function DealSheet({ title, onClose, children }: DealSheetProps) {
  const t = useStoreTexts()
  const [isUp, setUp] = useState(false)
  const [shown, setShown] = useState(title)
  if (title !== null && title !== shown) setShown(title)
  const isOpen = title !== null
  useEffect(() => setUp(isOpen), [isOpen])
  if (shown === null) return null
  return (
    <Sheet
      isOpen={isUp}
      label={shown}
      closeLabel={t('action.close')}
      closeHref="?"
      onClose={onClose}
      isOnPaper
    >
      {children}
    </Sheet>
  )
}
