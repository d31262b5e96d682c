import { setActiveProperty } from '@innkeeper/api/properties.ts'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { sendBeforeLeaving } from '../../platform/before-leaving.ts'
import { call } from '../../platform/call.ts'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { openPropertyChannel } from '../../platform/property-channel.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { enterProperty } from '../enter-property.ts'

/** Makes another property the active one, in this tab and all others. */
export function useSwitchProperty() {
  const t = useT()
  const router = useRouter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (propertyId: string) => {
      await sendBeforeLeaving()
      const entered = await call(setActiveProperty, { params: { propertyId } })
      const channel = openPropertyChannel(() => {})
      channel.tell(entered)
      channel.close()
      await enterProperty({ queryClient, router })
      return entered
    },
    onSuccess: ({ name }) =>
      notifications.show({ color: 'brand', message: t('switcher.switched', { name }) }),
    onError: (error) => {
      if (isSignedOut(error)) return
      notifications.show({ color: 'red', title: t('switcher.failed'), message: errorText(t, error) })
    },
  })
}

/** Follows a switch that was made in another tab: this one would save into the wrong house. */
export function useFollowSwitch(): void {
  const t = useT()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { property } = useSession()
  const follow = useEffectEvent((propertyId: string, name: string) => {
    if (propertyId === property.id) return
    notifications.show({ color: 'brand', message: t('switcher.elsewhere', { name }) })
    // The server says at the next call what is wrong, should it not answer now.
    enterProperty({ queryClient, router }).catch(() => undefined)
  })
  useEffect(() => {
    const channel = openPropertyChannel(({ propertyId, name }) => follow(propertyId, name))
    return channel.close
  }, [])
}
