export type Cleaned = {
  /** The last day on which a guest was in the room; null where it has been empty for long. */
  usedUntil: string | null
  /** The last day on which somebody marked it as done. */
  cleanedOn: string | null
}

/**
 * Whether a room was left on an earlier day and nobody has cleaned it since: the guest with the late check-out, after
 * whoever cleans had gone home. Only a house that marks its rooms can say so.
 */
export function isLeftOver(
  { usedUntil, cleanedOn }: Cleaned,
  date: string,
  /** The last day on which any room of the house was marked as done. */
  houseCleanedOn: string | null,
): boolean {
  if (usedUntil === null || usedUntil >= date) return false
  if (houseCleanedOn === null || houseCleanedOn < usedUntil) return false
  return cleanedOn === null || cleanedOn < usedUntil
}
