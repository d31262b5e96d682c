import { setUp } from '@innkeeper/api/auth.ts'
import { CallError } from '@innkeeper/api/client.ts'
import { createProperty } from '@innkeeper/api/properties.ts'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEnter } from '../../features/auth/use-enter.ts'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { useSwitchProperty } from '../shell/use-switch-property.ts'
import { placeLogo } from './place-logo.ts'
import { type SetUpDraft, wishOf } from './set-up-draft.ts'

type Typed = { draft: SetUpDraft; password: string }

/** A property without its logo is a property: who made it is told, and goes on. */
function usePlaceLogo() {
  const t = useT()
  return (draft: SetUpDraft) =>
    placeLogo(draft).catch(() =>
      notifications.show({ color: 'red', autoClose: false, message: t('setUp.logoUnsaved') }),
    )
}

/** The first owner and property of the installation; whoever sent it is signed in. */
export function useFirstSetUp(onDone: () => void) {
  const enter = useEnter(undefined)
  const place = usePlaceLogo()
  return useMutation({
    mutationFn: async ({ draft, password }: Typed) => {
      const { code, ownerName, email } = draft
      const owner = { name: ownerName.trim(), email, password }
      await call(setUp, { body: { code, owner, property: wishOf(draft) } })
      await place(draft)
    },
    onSuccess: () => {
      onDone()
      enter()
    },
  })
}

/** A further property of whoever is signed in; sent again after a lost answer, the same one comes back. */
export function useFurtherSetUp(onDone: () => void) {
  const key = useRef(crypto.randomUUID())
  const place = usePlaceLogo()
  const switching = useSwitchProperty()
  return useMutation({
    mutationFn: async ({ draft }: Typed) => {
      const { propertyId } = await call(createProperty, { body: wishOf(draft), idempotencyKey: key.current })
      onDone()
      await switching.mutateAsync(propertyId)
      await place(draft)
    },
    onError: (error) => {
      // Another body needs another key, or it would be refused for the first one's sake.
      if (error instanceof CallError && error.code !== 'offline') key.current = crypto.randomUUID()
    },
  })
}
