let isUnderWay = false

/**
 * Goes back the step of the history that was marked so, and answers whether the page is on it. Asked again before it
 * has happened it is the same step: a double click closes what is open and does not leave the page.
 */
export function stepBack(mark: string): boolean {
  const state = history.state as Record<string, unknown> | null
  if (!state?.[mark]) return false
  if (isUnderWay) return true
  isUnderWay = true
  const arrived = () => {
    isUnderWay = false
  }
  addEventListener('popstate', arrived, { once: true })
  history.back()
  return true
}
