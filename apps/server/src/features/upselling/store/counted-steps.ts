import { createHmac, randomBytes } from 'node:crypto'
import type { DealStep } from '@innkeeper/domain/upselling/deal-steps.ts'

/** Some days of a large house; what is forgotten is counted once more, with the steps before it. */
const MAX_REMEMBERED = 50_000

/** How far a stay came with a deal on a day, and what it was counted under. */
export type CountedStep = { step: DealStep; cameFrom: string; isAgreed: boolean }
type Counting = { propertyId: string; bookingId: string; dealId: string; day: string }

export type CountedSteps = ReturnType<typeof createCountedSteps>

/**
 * What was counted already, in the memory of this node alone: by hashes with a key that ends with the process, so that
 * nobody learns from them who looked at what.
 */
export function createCountedSteps(maxRemembered = MAX_REMEMBERED) {
  const secret = randomBytes(32)
  const remembered = new Map<string, CountedStep>()
  const keyOf = ({ propertyId, bookingId, dealId, day }: Counting) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([propertyId, bookingId, dealId, day]))
      .digest('base64url')
  return {
    of: (counting: Counting): CountedStep | null => remembered.get(keyOf(counting)) ?? null,
    remember(counting: Counting, counted: CountedStep): void {
      const key = keyOf(counting)
      remembered.delete(key)
      remembered.set(key, counted)
      if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? '')
    },
  }
}
