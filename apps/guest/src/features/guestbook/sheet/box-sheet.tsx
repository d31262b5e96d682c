import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { guestPart } from '../../../platform/guest-part.tsx'
import { NotAvailable } from '../../../platform/not-available.tsx'
import { PartFailed } from '../../../platform/part-failed.tsx'
import { partLoader } from '../../../platform/part-loading.ts'
import { useStay } from '../../../platform/stay.tsx'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { boxHref, CLOSED_HREF } from '../address.ts'
import { findBox, useShownBoxes } from '../shown-boxes.tsx'
import { beforeOpening } from './before-opening.ts'
import styles from './box-sheet.module.css'
import '../boxes/details/details-styles.ts'

const details = partLoader(() => import('../boxes/box-details-by-kind.tsx'))
const LazyDetails = guestPart(details, ({ DetailsView }) => DetailsView)
export const fetchDetailsAhead = details.want

type BoxSheetProps = { openId: string | null; onClose: () => void }

/** The open box over the page, or the word that it is no longer there. */
export function BoxSheet({ openId, onClose }: BoxSheetProps) {
  const t = useTexts<GuestTranslate>()
  const { all, languageOf } = useShownBoxes()
  const { status } = useStay()
  // What was open last stays in the sheet while it sinks.
  const shownId = useLastOf(openId)
  const box = shownId === null ? undefined : findBox(all, shownId)

  useEffect(() => beforeOpening(document, fetchDetailsAhead), [])
  useEffect(() => {
    if (openId === null && shownId !== null && isFocusLost()) focusLinkTo(shownId)
  }, [openId, shownId])

  return (
    <Sheet
      isOpen={openId !== null}
      label={box?.content.title ?? t('action.open')}
      closeLabel={t('action.close')}
      closeHref={CLOSED_HREF}
      onClose={onClose}
    >
      {shownId !== null &&
        (box?.isSealed && status === 'pending' ? (
          <Pending />
        ) : box && !box.isSealed ? (
          <div lang={languageOf(box)}>
            <LazyDetails
              box={box}
              pending={<Pending />}
              failure={(retry, trouble) => (
                <PartFailed guestbookHref={CLOSED_HREF} retry={retry} trouble={trouble} />
              )}
            />
          </div>
        ) : (
          <NotAvailable guestbookHref={CLOSED_HREF} />
        ))}
    </Sheet>
  )
}

function Pending() {
  return (
    <div className={styles.pending}>
      <Skeleton width="100%" height="220px" />
      <Skeleton width="60%" height="28px" />
      <Skeleton width="100%" height="96px" />
    </div>
  )
}

/** After a box that came with the page nothing was focused before, so the dialog has nowhere to return to. */
function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.closest('dialog') !== null
}

function focusLinkTo(boxId: string): void {
  const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(boxHref(boxId))}"]`)
  link?.focus({ preventScroll: true })
}
