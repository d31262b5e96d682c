/** Has it stored and sent when the page may go, and when the connection is back; answers how to stop. */
export function flushWhenLeft(flush: () => void): () => void {
  const flushWhenHidden = () => {
    if (document.hidden) flush()
  }
  addEventListener('online', flush)
  addEventListener('pagehide', flush)
  // A phone may end a page that it put aside without another word.
  document.addEventListener('visibilitychange', flushWhenHidden)
  return () => {
    removeEventListener('online', flush)
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flushWhenHidden)
  }
}
