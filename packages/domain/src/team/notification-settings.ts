import * as z from 'zod/mini'

/** How a member of staff wants to hear of what is new; their own, the same in all their properties. */
export const notificationSettingsSchema = z.object({
  playSoundInTab: z.boolean(),
  playSoundOutOfTab: z.boolean(),
  displayNotifications: z.boolean(),
})
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>

/** Until a person chooses; the browser has to be asked before anything can be displayed. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  playSoundInTab: true,
  playSoundOutOfTab: true,
  displayNotifications: false,
}
