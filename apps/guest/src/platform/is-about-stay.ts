/** Whether a live event is about one of these stays; while none is known it may be. */
export function isAboutStay(data: string, watchIds: readonly string[]): boolean {
  if (watchIds.length === 0) return true
  try {
    const told = (JSON.parse(data) as { watchIds?: unknown }).watchIds
    return Array.isArray(told) && told.some((id) => watchIds.includes(id))
  } catch {
    return true
  }
}
