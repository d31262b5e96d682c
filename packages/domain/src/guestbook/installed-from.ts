/**
 * A guestbook’s path, with or without a booking: all that a start from the home screen may return to. The first
 * group is the property.
 */
export const INSTALLED_FROM_PATTERN = /^\/guestbook\/([a-z0-9-]{3,40})(?:\/[A-Za-z0-9_-]{1,100})?\/?$/

/** Whether a stored address is a path of ours that a start may go to (spec 2). */
export function isInstalledFrom(path: string): boolean {
  return INSTALLED_FROM_PATTERN.test(path)
}
