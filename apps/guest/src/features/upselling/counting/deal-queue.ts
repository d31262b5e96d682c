import type { DEAL_STEPS_COUNTED } from '@innkeeper/api/upselling/store.ts'

export type DealStep = (typeof DEAL_STEPS_COUNTED)[number]
export type SeenDeal = { dealId: string; step: DealStep }

type Settings = {
  /** What was counted of this visit already. */
  known: readonly string[]
  keep: (known: readonly string[]) => void
  send: (deals: SeenDeal[]) => void
  later: (run: () => void) => void
}

/** As many as one call takes. */
const MOST_AT_ONCE = 100

export type DealQueue = { add: (dealId: string, step: DealStep) => void; flush: () => void }

/** Gathers what a guest sees, each deal and step once a visit, and sends it a few at a time. */
export function createDealQueue({ known, keep, send, later }: Settings): DealQueue {
  const counted = new Set(known)
  let waiting: SeenDeal[] = []
  const flush = () => {
    while (waiting.length > 0) send(waiting.splice(0, MOST_AT_ONCE))
  }
  return {
    add(dealId, step) {
      const name = `${step} ${dealId}`
      if (counted.has(name)) return
      counted.add(name)
      keep([...counted])
      if (waiting.length === 0) later(flush)
      waiting = [...waiting, { dealId, step }]
    },
    flush,
  }
}
