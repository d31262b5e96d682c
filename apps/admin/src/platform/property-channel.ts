/** Tabs of one browser share the session, so a switch of the property in one is a switch in all of them. */

const CHANNEL = 'innkeeper-property'

export type PropertyNews = { propertyId: string; name: string }

/** A page hears its own other channels too; what it said itself is no news to it. */
const OWN_PAGE: string = crypto.randomUUID()

type Port = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>

function isNews(value: unknown): value is PropertyNews & { page?: unknown } {
  const news = value as Partial<PropertyNews> | null
  return typeof news?.propertyId === 'string' && typeof news.name === 'string'
}

export function openPropertyChannel(
  onNews: (news: PropertyNews) => void,
  open: () => Port | null = () =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
  page = OWN_PAGE,
) {
  const port = open()
  if (port) {
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isNews(data) && data.page !== page) onNews({ propertyId: data.propertyId, name: data.name })
    }
  }
  return {
    tell: (news: PropertyNews) => port?.postMessage({ ...news, page }),
    close: () => port?.close(),
  }
}
