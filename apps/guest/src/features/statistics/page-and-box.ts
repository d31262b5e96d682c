/** Where the guest is: the page, and the box that is open on it. */
export type PageAndBox = { page: string; box: string | null }

/** A confirmation or receipt without the order's id, which is the key to it. */
const ORDER_PAGE = /^(\/order\/[^/]+\/[^/]+|\/upselling\/[^/]+\/[^/]+\/confirmation)\/.+$/

export function pageAndBox({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageAndBox {
  return { page: pathname.replace(ORDER_PAGE, '$1'), box: new URLSearchParams(search).get('box') || null }
}

/** Both as one path, /guestbook/:hotel/:guestid/:modal: a query is not kept. */
export function pathOf({ page, box }: PageAndBox): string {
  if (box === null) return page
  const [area, hotel, guest = 'qr'] = page.split('/').filter(Boolean)
  return `/${[area, hotel, guest, encodeURIComponent(box)].join('/')}`
}
