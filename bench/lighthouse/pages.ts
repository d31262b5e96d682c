import { checkoutWithCart, customPagePath } from '../page/page-kinds.ts'
import { GUESTBOOK_PATH, HOTEL } from '../subject.ts'

export type ScoredPage = {
  name: string
  path: string
  /** What the device has stored before. */
  storage?: Record<string, string>
}

type Box = { id: string; type: string }

/** What a guest opens most: the guestbook, a page of the hotel's own, what can be ordered, and the checkout. */
export async function scoredPages(origin: string): Promise<ScoredPage[]> {
  return [
    { name: 'guestbook', path: GUESTBOOK_PATH },
    { name: 'custom page', path: await customPagePath(origin) },
    { name: 'product sheet', path: await productSheetPath(origin) },
    { name: 'checkout', ...(await checkoutWithCart(origin)) },
  ]
}

async function productSheetPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/guest/${HOTEL}/guestbook`).then((response) => response.json())
  const { boxes } = (answer as { data: { boxes: Box[] } }).data
  const box = boxes.find(({ type }) => type === 'Product')
  if (!box) throw new Error('The demo guestbook has no product box')
  return `${GUESTBOOK_PATH}?box=${box.id}`
}
