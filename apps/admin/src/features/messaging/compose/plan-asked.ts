import type { PlanAsked } from './api.ts'
import { audienceOf, type ComposeDraft, countedContent, sendAtOf } from './draft.ts'

/** What the server is asked to count; null while nobody or no channel is chosen. */
export function planAsked(draft: ComposeDraft, timeZone: string): PlanAsked | null {
  const audience = audienceOf(draft)
  const channels = [
    ...(draft.byEmail ? (['email'] as const) : []),
    ...(draft.bySms ? (['sms'] as const) : []),
  ]
  if (!audience || channels.length === 0) return null
  const content = countedContent(draft)
  const sendAt = sendAtOf(draft, timeZone) ?? null
  return { audience, channels, purpose: draft.purpose, ...(content ? { content } : {}), sendAt }
}
