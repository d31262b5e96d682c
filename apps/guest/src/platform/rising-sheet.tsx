import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type RisingSheetProps = {
  isOpen: boolean
  label: string
  isOnPaper?: boolean
  onClose: () => void
  onShown?: (dialog: HTMLDialogElement) => void
  children: ReactNode
}

/** A sheet that is drawn when it is needed and rises then, too. It stands beside what asks for it, which may be a form. */
export function RisingSheet({ isOpen, label, isOnPaper, onClose, onShown, children }: RisingSheetProps) {
  const t = useTexts<GuestTranslate>()
  const [isUp, setUp] = useState(false)
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)
  useEffect(() => setUp(isOpen), [isOpen])
  if (!isNeeded) return null
  return createPortal(
    <Sheet
      // It rises a moment after it is drawn, and goes with the press that closes it: what lies behind can be used at once.
      isOpen={isUp && isOpen}
      label={label}
      closeLabel={t('action.close')}
      closeHref=""
      onClose={onClose}
      onShown={(dialog) => {
        onShown?.(dialog)
        return () => undefined
      }}
      {...(isOnPaper ? { isOnPaper } : {})}
    >
      {children}
    </Sheet>,
    document.body,
  )
}
