/** As much of a card as somebody can have seen it by. */
const SEEN_PART = 0.5

/** Tells of each card of a deal when it is on the guest's screen, once; answers how to stop. */
export function followSeen(within: HTMLElement | null, seen: (dealId: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const dealId = target instanceof HTMLElement ? target.dataset.deal : undefined
        if (!isIntersecting || dealId === undefined) continue
        observer.unobserve(target)
        seen(dealId)
      }
    },
    { threshold: SEEN_PART },
  )
  for (const card of within?.querySelectorAll('[data-deal]') ?? []) observer.observe(card)
  return () => observer.disconnect()
}
