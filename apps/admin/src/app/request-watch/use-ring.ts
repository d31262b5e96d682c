import { DEFAULT_NOTIFICATION_SETTINGS } from '@innkeeper/domain/team/notification-settings.ts'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useState } from 'react'
import { notificationsQuery } from '../../features/team/api.ts'
import { playChime } from '../../platform/chime.ts'
import { useT } from '../../platform/texts.ts'
import { notificationChannels } from './notification-channels.ts'
import { oncePerBrowser } from './once-per-browser.ts'

/** A tab in the background lets the one in front speak first: what is wanted there goes. */
const BACKGROUND_WAIT_MS = 300

const isInFront = () => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Tells of something new by sound and notification, as the person wants to hear of it, once in all tabs of a browser;
 * `notify` shows the notification.
 */
export function useRing(notify: (id: string) => Promise<void>): (id: string) => void {
  const t = useT()
  const { data: settings = DEFAULT_NOTIFICATION_SETTINGS } = useQuery(notificationsQuery)
  const [heard] = useState(() => new Set<string>())

  const tell = useEffectEvent(async (id: string): Promise<boolean> => {
    const permission = typeof Notification === 'undefined' ? 'unsupported' : Notification.permission
    const { sound, notification } = notificationChannels(settings, { isInFront: isInFront(), permission })
    if (notification) await notify(id)
    if (!sound || (await playChime())) return true
    if (isInFront()) {
      notifications.show({ id: 'sound-blocked', color: 'accent', message: t('requests.soundBlocked') })
    }
    return false
  })

  return (id) => {
    if (heard.has(id)) return
    heard.add(id)
    setTimeout(() => void oncePerBrowser(id, () => tell(id)), isInFront() ? 0 : BACKGROUND_WAIT_MS)
  }
}
