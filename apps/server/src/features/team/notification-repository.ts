import type { NotificationSettings } from '@innkeeper/domain/team/notification-settings.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { notificationSettings } from './tables.ts'

export async function findNotificationSettings(tx: Tx, userId: string): Promise<NotificationSettings | null> {
  const [row] = await tx.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  if (!row) return null
  const { userId: _, ...settings } = row
  return settings
}

export async function saveNotifications(
  tx: Tx,
  userId: string,
  settings: NotificationSettings,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
}
