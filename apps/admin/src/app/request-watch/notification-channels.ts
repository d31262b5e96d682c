import type { NotificationSettings } from '@innkeeper/domain/team/notification-settings.ts'

type Tab = {
  /** The person is looking at this page; otherwise they are in another tab or program. */
  isInFront: boolean
  permission: NotificationPermission | 'unsupported'
}

/** How this person wants to hear of a new request, here and now. */
export function notificationChannels(settings: NotificationSettings, { isInFront, permission }: Tab) {
  return {
    sound: isInFront ? settings.playSoundInTab : settings.playSoundOutOfTab,
    notification: settings.displayNotifications && permission === 'granted',
  }
}
