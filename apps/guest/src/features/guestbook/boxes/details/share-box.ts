import { boxHref } from '../../address.ts'

/** A box as anybody may open it: the guestbook's public address, which carries nobody's key. */
export function publicBoxAddress(hotel: string, boxId: string): string {
  return `${location.origin}/guestbook/${hotel}${boxHref(boxId)}`
}
