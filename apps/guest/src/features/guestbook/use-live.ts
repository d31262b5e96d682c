import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useAnswers } from '../../platform/use-answer.tsx'
import { bookingAddress, clientDataAddress, guestbookAddress } from './api.ts'
import { listenLive } from './live.ts'

const IDLE_AT_THE_LATEST_MS = 3000

type Liveness = {
  after: string | null
  bookingId: string | null
  /** What the page shows cannot be asked for again; a preview is made anew by the server instead. */
  isStandingStill: boolean
}

/** Keeps the page as the property publishes it, without taking the reader's place or open box away. */
export function useLive(hotel: string, { after, bookingId, isStandingStill }: Liveness): void {
  const answers = useAnswers()
  const toasts = useToasts()
  const t = useTexts<GuestTranslate>()

  const shownBoxes = () =>
    answers.shown<GuestGuestbook>(guestbookAddress(hotel)).map((guestbook) => guestbook?.boxes)
  const refreshGuestbook = useEffectEvent(async () => {
    if (isStandingStill) return location.reload()
    const before = shownBoxes()
    await answers.refresh(guestbookAddress(hotel))
    // What is for one unit comes with the booking, so it is asked for where the page keeps a place for it.
    const keepsPlace = shownBoxes().some((boxes) => boxes?.some(({ isSealed }) => isSealed))
    if (bookingId !== null && keepsPlace) await answers.refresh(bookingAddress(hotel, bookingId))
    // What was published may be for others; then this page is as it was.
    if (shownBoxes().some((boxes) => !before.includes(boxes))) toasts.show(t('notice.updated'))
  })

  useEffect(
    () =>
      whenIdle(() =>
        listenLive(
          { hotel, after },
          {
            onGuestbook: () => void refreshGuestbook(),
            onProperty: () => void answers.refresh(clientDataAddress(hotel)),
          },
        ),
      ),
    [hotel, after, answers],
  )
}

/** Starts something when the browser has time; answers how to stop it, started or not. */
function whenIdle(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  const begin = () => {
    stop = start()
  }
  // Safari has no idle callback.
  const hasIdle = 'requestIdleCallback' in globalThis
  const handle = hasIdle
    ? requestIdleCallback(begin, { timeout: IDLE_AT_THE_LATEST_MS })
    : window.setTimeout(begin, IDLE_AT_THE_LATEST_MS)
  return () => {
    if (hasIdle) cancelIdleCallback(handle)
    else clearTimeout(handle)
    stop?.()
  }
}
