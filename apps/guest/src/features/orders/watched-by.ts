/** Whether a live event is about the order with this watch id; after a reset it may have been. */
export function watchedBy(name: string, data: string, watchId: string): boolean {
  if (name === 'reset') return true
  if (name !== 'order.answered') return false
  try {
    return (JSON.parse(data) as { watchId?: unknown }).watchId === watchId
  } catch {
    return false
  }
}
