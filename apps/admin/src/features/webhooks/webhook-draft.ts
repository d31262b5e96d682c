import { CallError } from '@innkeeper/api/client.ts'
import { addressRefusalSchema, type Webhook, type WebhookBody } from '@innkeeper/api/webhooks.ts'
import { type AddressProblem, addressProblem } from '@innkeeper/domain/webhooks/address-problem.ts'
import { WEBHOOK_EVENTS } from '@innkeeper/domain/webhooks/events.ts'

export const EMPTY_WEBHOOK: WebhookBody = { name: '', url: '', events: [...WEBHOOK_EVENTS], isOn: true }

export function draftOf({ name, url, events, isOn }: Webhook): WebhookBody {
  return { name, url, events, isOn }
}

export type DraftProblems = { isNameMissing: boolean; url: AddressProblem | null; isNothingChosen: boolean }

/** What can be seen without asking anybody; whom a name leads to the server asks. */
export function draftProblems({ name, url, events }: WebhookBody, allowsPrivate: boolean): DraftProblems {
  return {
    isNameMissing: name.trim() === '',
    url: addressProblem(url.trim(), { allowsPrivate, read: readUrl }),
    isNothingChosen: events.length === 0,
  }
}

export function isSound({ isNameMissing, url, isNothingChosen }: DraftProblems): boolean {
  return !isNameMissing && url === null && !isNothingChosen
}

/** Why the server refused an address. */
export function addressRefusal(error: unknown): AddressProblem | null {
  if (!(error instanceof CallError) || error.code !== 'webhooks/address-refused') return null
  const refusal = addressRefusalSchema.safeParse(error.details)
  return refusal.success ? refusal.data.problem : null
}

function readUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null
}
