type Prices = {
  /** What the guest has read, and would send. */
  read: number | null
  /** What the house asks by now, as far as this page knows; null without a booking. */
  shown: number | null
  /** What the server said it is, when it refused the price that was sent. */
  refused: number | null
}

/** Another price than the one that was read, to be answered before anything is sent; null where there is none. */
export function priceToAnswer({ read, shown, refused }: Prices): number | null {
  if (refused !== null) return refused
  return shown !== null && shown !== read ? shown : null
}
