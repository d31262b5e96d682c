/** Tabs of one browser share the cookie, so they tell each other when the person behind it changed. */

const CHANNEL = 'innkeeper-session'

/** Who is signed in now as the sender knows it; null after a sign-out. */
export type SessionNews = { userId: string | null }

type Port = { postMessage: (message: unknown) => void; close: () => void }
type Open = (hear: (data: unknown) => void) => Port | null

/** Without the browser's channel a tab notices at its next call instead. */
const openBrowserChannel: Open = (hear) => {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => hear(data)
  return channel
}

function isNews(value: unknown): value is SessionNews {
  if (typeof value !== 'object' || value === null || !('userId' in value)) return false
  return value.userId === null || typeof value.userId === 'string'
}

export function openSessionChannel(onNews: (news: SessionNews) => void, open: Open = openBrowserChannel) {
  const port = open((data) => isNews(data) && onNews(data))
  return {
    tell: (news: SessionNews) => port?.postMessage(news),
    close: () => port?.close(),
  }
}
