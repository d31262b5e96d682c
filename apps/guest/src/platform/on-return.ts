/** Looks whenever somebody returns to the page or its connection does, and now and then while it is in sight. */
export function onReturn(look: () => void, everyMs?: number): () => void {
  const lookInSight = () => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', lookInSight)
  addEventListener('online', lookInSight)
  const timer = everyMs && setInterval(lookInSight, everyMs)
  return () => {
    document.removeEventListener('visibilitychange', lookInSight)
    removeEventListener('online', lookInSight)
    clearInterval(timer)
  }
}
