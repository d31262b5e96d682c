import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** Says for some seconds, in a corner, that something is done. */
export function showDone(message: ReactNode): void {
  notifications.show({ color: 'brand', message })
}

/** Closes what something was done in, and says that it is done. */
export function closeDone(onClose: () => void, message: string): () => void {
  return () => {
    showDone(message)
    onClose()
  }
}
