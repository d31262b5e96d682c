import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import { useEffect, useEffectEvent } from 'react'
import { isAboutStay } from '../../platform/is-about-stay.ts'
import { openLiveStream } from '../../platform/live-stream.ts'
import { partLoader } from '../../platform/part-loading.ts'
import { useAnswers } from '../../platform/use-answer.tsx'
import { bookingAddress, guestbookAddress } from './api.ts'
import { followChanges } from './follow-changes.ts'
import type { FollowedPreview } from './preview-live.ts'

const IDLE_AT_THE_LATEST_MS = 3000

type Liveness = {
  after: string | null
  bookingId: string | null
  languageIndex: number
  /** A preview shows what guests' calls cannot answer; how it follows comes when one is shown. */
  isPreview: boolean
}

/** Keeps the page as the property publishes it, without taking the reader's place or open box away. */
export function useLive(hotel: string, { after, bookingId, languageIndex, isPreview }: Liveness): void {
  const answers = useAnswers()
  const toasts = useToasts()
  const t = useTexts<GuestTranslate>()

  const shownBoxes = () =>
    answers.shown<GuestGuestbook>(guestbookAddress(hotel)).map((guestbook) => guestbook?.boxes)
  const refreshGuestbook = useEffectEvent(async () => {
    const before = shownBoxes()
    await answers.refresh(guestbookAddress(hotel))
    // What is for one unit comes with the booking, so it is asked for where the page keeps a place for it.
    const keepsPlace = shownBoxes().some((boxes) => boxes?.some(({ isSealed }) => isSealed))
    if (bookingId !== null && keepsPlace) await answers.refresh(bookingAddress(hotel, bookingId))
    // What was published may be for others; then this page is as it was.
    if (shownBoxes().some((boxes) => !before.includes(boxes))) toasts.show(t('notice.updated'))
  })
  /** In house, moved, gone: what is shown, ordered and opened goes by the stay, so all of it is asked for anew. */
  const refreshStay = useEffectEvent(async (data: string) => {
    if (bookingId === null) return
    const address = bookingAddress(hotel, bookingId)
    const stays = answers.shown<GuestBooking>(address)
    const watchIds = stays.flatMap((stay) => (stay ? [stay.watchId] : []))
    if (!isAboutStay(data, watchIds)) return
    // In another language, without a connection, the stay before would be back.
    answers.forgetUnshown(address)
    await answers.refresh()
  })

  useEffect(() => {
    if (isPreview) return followLater({ hotel, after, languageIndex, answers })
    const stopFollowing = followChanges({
      onGuestbook: () => void refreshGuestbook(),
      onProperty: () => {
        // A unit's door code and Wi-Fi come with the booking; the property itself is renewed by the page's gate.
        if (bookingId !== null) void answers.refresh(bookingAddress(hotel, bookingId))
      },
      onStay: (data) => void refreshStay(data),
    })
    const closeStream = whenIdle(() => openLiveStream({ hotel, after }))
    return () => {
      closeStream()
      stopFollowing()
    }
  }, [hotel, after, answers, bookingId, isPreview, languageIndex])
}

const previewPart = partLoader(() => import('./preview-live.ts'))

/** Follows a preview once that part is there; answers how to stop, begun or not. */
function followLater(preview: FollowedPreview): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  previewPart.want().then(
    ({ followPreview }) => {
      if (!isOver) stop = followPreview(preview)
    },
    // A preview that does not follow is still one; the line in the page offers a new one, which follows again.
    () => {
      document.documentElement.dataset.start = 'failed'
    },
  )
  return () => {
    isOver = true
    stop?.()
  }
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
