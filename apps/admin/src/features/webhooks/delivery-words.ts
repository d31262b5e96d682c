import type { Delivery } from '@innkeeper/api/webhooks.ts'
import type { DeliveryState } from '@innkeeper/domain/webhooks/events.ts'
import type { StateTone } from '../../components/states/state-badge.tsx'
import type { AdminTranslate } from '../../platform/texts.ts'

export const TONES: Readonly<Record<DeliveryState, StateTone>> = {
  waiting: 'wait',
  delivered: 'good',
  'given up': 'notice',
}

/** Why the last try failed, in plain words; nothing where none did. */
export function failureText(t: AdminTranslate, { failure, status }: Delivery): string | null {
  return failure && t(`webhooks.failure.${failure}`, { status: status ?? 0 })
}
