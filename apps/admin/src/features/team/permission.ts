/** What this browser makes of notifications; the wish itself belongs to the person and holds in all browsers. */
export type PermissionView =
  /** Nothing to say: the person does not want any. */
  | 'quiet'
  | 'unsupported'
  | 'blocked'
  /** Wanted, but this browser was never asked. */
  | 'ask'
  | 'shown'

export type BrowserPermission = NotificationPermission | 'unsupported'

export function permissionView(permission: BrowserPermission, isWanted: boolean): PermissionView {
  if (permission === 'unsupported') return 'unsupported'
  // Said before the switch is moved too, as moving it would be in vain.
  if (permission === 'denied') return 'blocked'
  if (!isWanted) return 'quiet'
  return permission === 'granted' ? 'shown' : 'ask'
}

/** Whether moving the switch can do anything in this browser; it can always be moved off. */
export function canSwitch(permission: BrowserPermission, isWanted: boolean): boolean {
  return isWanted || permission === 'default' || permission === 'granted'
}

export function browserPermission(): BrowserPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Asks the person through the browser; only from a click, others are refused unasked. */
export async function askPermission(): Promise<BrowserPermission> {
  return 'Notification' in globalThis ? Notification.requestPermission() : 'unsupported'
}
