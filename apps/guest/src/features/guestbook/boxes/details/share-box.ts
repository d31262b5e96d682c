import { boxHref } from '../../address.ts'

/** A box as anybody may open it: the guestbook's public address, which carries nobody's key. */
export function publicBoxAddress(hotel: string, boxId: string): string {
  return `${location.origin}/guestbook/${hotel}${boxHref(boxId)}`
}

/** Hands it to the device's own way of sharing; false where there is none. Whoever changes their mind has been served. */
export async function shareBox(box: { title: string; url: string }): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(box)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
