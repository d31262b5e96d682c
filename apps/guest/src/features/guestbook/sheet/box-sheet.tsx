import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import type { PartTrouble } from '@innkeeper/ui/part-loader.ts'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { cardId } from '../../../platform/card-place.ts'
import { guestPart } from '../../../platform/guest-part.tsx'
import { NotAvailable } from '../../../platform/not-available.tsx'
import { PartFailed } from '../../../platform/part-failed.tsx'
import { partLoader } from '../../../platform/part-loading.ts'
import { useStay } from '../../../platform/stay.tsx'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { boxHref, CLOSED_HREF } from '../address.ts'
import { PASS_ID } from '../pass/room-pass.ts'
import { findBox, useShownBoxes } from '../shown-boxes.tsx'
import { beforeOpening } from './before-opening.ts'
import styles from './box-sheet.module.css'
import { CHAT_ID, useChatView } from './chat-slot.tsx'
import { Panel } from './panel.tsx'
import { isPanel, PANELS } from './panel-ids.ts'
import { fetchMotionAhead, moveSheet } from './sheet-motion.ts'
import '../boxes/details/details-styles.ts'

const details = partLoader(async () => {
  const part = await import('../boxes/box-details-by-kind.tsx')
  // With its words: a box that is open in the first HTML is brought to life without waiting.
  if (typeof document !== 'undefined') await part.loadLaterTexts(document.documentElement.lang)
  return part
})
const LazyDetails = guestPart(details, ({ DetailsView }) => DetailsView)
export const fetchDetailsAhead = details.want

type BoxSheetProps = { openId: string | null; onClose: () => void }

/** The open box over the page, or the word that it is no longer there. */
export function BoxSheet({ openId, onClose }: BoxSheetProps) {
  const t = useTexts<GuestTranslate>()
  const { all, languageOf } = useShownBoxes()
  const { status } = useStay()
  const chat = useChatView()
  // What was open last stays in the sheet while it sinks.
  const shownId = useLastOf(openId)
  const box = shownId === null ? undefined : findBox(all, shownId)

  useEffect(() => beforeOpening(document, () => Promise.all([fetchDetailsAhead(), fetchMotionAhead()])), [])
  const panel = isPanel(shownId) ? shownId : null
  useEffect(() => {
    if (openId === null && shownId !== null && isFocusLost()) focusLinkTo(shownId)
  }, [openId, shownId])

  /** The booking is on its way, and with it what was asked for. */
  const isWaiting = status === 'pending' && (box?.isSealed || shownId === PASS_ID)
  return (
    <Sheet
      isOpen={openId !== null}
      label={panel ? t(PANELS[panel]) : (box?.content.title ?? t('action.open'))}
      closeLabel={t('action.close')}
      closeHref={CLOSED_HREF}
      onClose={onClose}
      // What stood open in the first HTML grows out of nothing.
      onShown={(dialog, isStanding) => moveSheet(dialog, box && !isStanding ? cardId(box.id) : null, onClose)}
      isOnPaper={panel !== null}
    >
      {shownId !== null &&
        (isWaiting ? (
          <Pending />
        ) : panel === CHAT_ID ? (
          (chat?.(openId !== null) ?? <NotAvailable guestbookHref={CLOSED_HREF} />)
        ) : panel ? (
          <Panel id={panel} pending={<Pending />} failure={failure} />
        ) : box && !box.isSealed ? (
          <div lang={languageOf(box)}>
            <LazyDetails box={box} pending={<Pending />} failure={failure} />
          </div>
        ) : (
          <NotAvailable guestbookHref={CLOSED_HREF} />
        ))}
    </Sheet>
  )
}

function failure(retry: () => void, trouble: PartTrouble) {
  return <PartFailed guestbookHref={CLOSED_HREF} retry={retry} trouble={trouble} />
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
