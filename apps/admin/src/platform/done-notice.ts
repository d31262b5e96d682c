import { notifications } from '@mantine/notifications'

/** Says for some seconds, in a corner, that something is done. */
export function showDone(message: string): void {
  notifications.show({ color: 'brand', message })
}
