import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { dealsQuery } from './api.ts'

/** Does what is pressed once, however often it is pressed; what does not work is said in words. */
export function useActOnce(): (name: string, act: () => Promise<unknown>) => Promise<void> {
  const t = useT()
  const queryClient = useQueryClient()
  const onTheirWay = useRef(new Set<string>())
  return async (name, act) => {
    if (onTheirWay.current.has(name)) return
    onTheirWay.current.add(name)
    try {
      await act()
    } catch (error) {
      if (isSignedOut(error)) return
      notifications.show({ color: 'red', title: t('upselling.failed'), message: errorText(t, error) })
      // A colleague may have changed it: the list then shows what is.
      void queryClient.invalidateQueries({ queryKey: dealsQuery.queryKey })
    } finally {
      onTheirWay.current.delete(name)
    }
  }
}
