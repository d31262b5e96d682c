import { addressOf } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import { endEditing, keepEditing } from '@innkeeper/api/guestbook/presence.ts'
import { EDITING_BEAT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/call.ts'
import { knownClientVersion } from '../../../platform/client-version.ts'
import { editorsQuery } from '../api.ts'

/** Tells colleagues that somebody is at this card, for as long as it is on screen. */
export function usePresence(cardId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const params = { cardId }
    const beat = () => {
      if (document.visibilityState === 'hidden') return
      // Being seen is a courtesy: a failure has nothing to say.
      call(keepEditing, { params }).then(
        (editors) => queryClient.setQueryData(editorsQuery.queryKey, editors),
        () => {},
      )
    }
    const leave = () => {
      const address = withVersion(addressOf(endEditing, { params }), knownClientVersion())
      void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => {})
    }
    beat()
    const timer = setInterval(beat, EDITING_BEAT_MS)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [cardId, queryClient])
}
