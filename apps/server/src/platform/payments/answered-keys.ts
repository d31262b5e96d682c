import { createHash } from 'node:crypto'
import { type IdempotencyKey, type Payment, PaymentError } from './port.ts'

type Answer = { contentHash: string; payment: Payment }

/** Remembers what each idempotency key was answered; a refused step leaves its key unused. */
export function createAnsweredKeys(kept: number) {
  const answers = new Map<string, Answer>()
  return {
    once(step: string, request: IdempotencyKey, take: () => Payment): Payment {
      const contentHash = hashOf(step, request)
      const earlier = answers.get(request.idempotencyKey)
      if (earlier && earlier.contentHash !== contentHash) throw new PaymentError('key-reused')
      if (earlier) return structuredClone(earlier.payment)
      const payment = structuredClone(take())
      answers.set(request.idempotencyKey, { contentHash, payment })
      const oldest = answers.keys().next()
      if (answers.size > kept && !oldest.done) answers.delete(oldest.value)
      return structuredClone(payment)
    },
  }
}

function hashOf(step: string, request: object): string {
  // Sorted, so that the order in which a caller wrote its fields does not matter.
  const content = JSON.stringify(request, (_key, value: unknown) =>
    value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort()) : value,
  )
  return createHash('sha256').update(`${step} ${content}`).digest('base64url')
}
