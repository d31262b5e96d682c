/** As the guest app names the place of a card. */
const elementId = (cardId: string) => `card-${cardId}`
/** A new card reaches the page a moment after it is made. */
const TRY_EVERY_MS = 300
const TRIES = 12

/** Shows the box of a card on the phone, as soon as it is there; answers how to give up. */
export function scrollToBox(frame: () => HTMLIFrameElement | null, cardId: string): () => void {
  let tries = 0
  const timer = setInterval(attempt, TRY_EVERY_MS)
  attempt()
  return () => clearInterval(timer)

  function attempt() {
    tries++
    const phone = frame()
    const box = phone?.contentDocument?.getElementById(elementId(cardId))
    // One that this visitor does not see is nowhere to go to.
    if (box || tries >= TRIES) clearInterval(timer)
    if (!phone || !box) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Of this frame only: to scroll into view would move the editor as well.
    const { top, height } = box.getBoundingClientRect()
    const space = Math.max(0, (phone.contentWindow?.innerHeight ?? 0) - height) / 2
    phone.contentWindow?.scrollBy({ top: top - space, behavior: isCalm ? 'auto' : 'smooth' })
  }
}
