const PREFIX = 'store-cart:'

/** What the store keeps on the device, by property and stay. */
export const storeCartKey = ({ hotel, booking }: { hotel: string; booking: string }) =>
  `${PREFIX}${hotel}:${booking}`

/** Every cart of a property's store on this device, whosever stay it was for. */
export function keptStoreCarts(hotel: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${hotel}:`))
  } catch {
    // Storage that is switched off keeps nothing.
    return []
  }
}

/** The stay whose cart an order was made of that waited for its payment; null where none here was. */
export function bookingOfUnpaid(hotel: string, orderId: string): string | null {
  const isOfOrder = (key: string) =>
    localStorage.getItem(key)?.includes(`"orderId":${JSON.stringify(orderId)}`)
  return keptStoreCarts(hotel).find(isOfOrder)?.slice(`${PREFIX}${hotel}:`.length) ?? null
}
