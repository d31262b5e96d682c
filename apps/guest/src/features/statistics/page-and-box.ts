/** Where the guest is: the page, and the box that is open on it. */
export type SeenPlace = { page: string; box: string | null }

export function seenPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): SeenPlace {
  return { page: pathname, box: new URLSearchParams(search).get('box') || null }
}

/** The place as one path, /guestbook/:hotel/:guestid/:modal: a query is not kept. */
export function pathOfPlace({ page, box }: SeenPlace): string {
  if (box === null) return page
  const [area, hotel, guest = 'qr'] = page.split('/').filter(Boolean)
  return `/${[area, hotel, guest, encodeURIComponent(box)].join('/')}`
}
