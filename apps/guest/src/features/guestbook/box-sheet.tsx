import type { Box } from '@innkeeper/api/guestbook.ts'
import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import { lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { boxHref, CLOSED_HREF } from './address.ts'
import styles from './box-sheet.module.css'

const loadDetails = () => import('./box-details.tsx').then(({ BoxDetails }) => BoxDetails)
const LazyDetails = lazyPart(loadDetails, LAZY_PART_TIMEOUT_MS)

type BoxSheetProps = {
  openId: string | null
  findBox: (id: string) => Box | undefined
  languageOf: (box: Box) => string | undefined
  onClose: () => void
}

/** The open box over the page, or the word that it is no longer there. */
export function BoxSheet({ openId, findBox, languageOf, onClose }: BoxSheetProps) {
  const t = useTexts<GuestTranslate>()
  const shownId = useLastOf(openId)
  const box = shownId === null ? undefined : findBox(shownId)

  // Its words are there at once when the first card is touched.
  useEffect(() => void loadDetails().catch(() => undefined), [])
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
        (box ? (
          <div lang={languageOf(box)}>
            <LazyDetails box={box} pending={<Pending />} failure={(retry) => <Unavailable retry={retry} />} />
          </div>
        ) : (
          <Unavailable />
        ))}
    </Sheet>
  )
}

function Unavailable({ retry }: { retry?: () => void }) {
  const t = useTexts<GuestTranslate>()
  const again: ReactNode = retry && <Button onClick={retry}>{t('action.tryAgain')}</Button>
  return (
    <ResultView
      type="warning"
      title={t('result.unavailable.title')}
      subtitle={t('result.unavailable.text')}
      actions={
        <>
          {again}
          <ButtonLink kind={retry ? 'secondary' : 'primary'} href={CLOSED_HREF}>
            {t('action.toGuestbook')}
          </ButtonLink>
        </>
      }
    />
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

/** What was open last stays in the sheet while it sinks. */
function useLastOf(openId: string | null): string | null {
  const [last, setLast] = useState(openId)
  if (openId !== null && openId !== last) setLast(openId)
  return openId ?? last
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
