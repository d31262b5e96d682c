import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { clientDataKey, guestbookKey } from './api.ts'
import { listenLive } from './live.ts'

const IDLE_AT_THE_LATEST_MS = 3000

/** Keeps the page as the property publishes it, without taking the reader's place or open box away. */
export function useLive(hotel: string, after: string | null): void {
  const queries = useQueryClient()
  const toasts = useToasts()
  const t = useTexts<GuestTranslate>()

  const shownBoxes = () =>
    JSON.stringify(
      queries
        .getQueriesData<GuestGuestbook>({ queryKey: guestbookKey(hotel), type: 'active' })
        .map(([, data]) => data?.boxes),
    )
  const refreshGuestbook = useEffectEvent(async () => {
    const before = shownBoxes()
    await queries.invalidateQueries({ queryKey: guestbookKey(hotel) })
    // What was published may be for others; then this page is as it was.
    if (shownBoxes() !== before) toasts.show(t('notice.updated'))
  })

  useEffect(
    () =>
      whenIdle(() =>
        listenLive(
          { hotel, after },
          {
            onGuestbook: () => void refreshGuestbook(),
            onProperty: () => void queries.invalidateQueries({ queryKey: clientDataKey(hotel) }),
          },
        ),
      ),
    [hotel, after, queries],
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
