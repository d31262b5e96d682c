import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'
import type { DemoBooking } from '../../demo-property.ts'
import type { DemoMessages } from '../../message-plan.ts'
import type { DemoSubmission } from '../../registration-plan.ts'
import { fjellheimAutomations } from './automations.ts'
import { fjellheimCannedAnswers } from './canned-answers.ts'
import { fjellheimMailings } from './mailings.ts'
import { fjellheimThreads } from './threads.ts'

/** Guests can write to the house; what it sent and is going to send. */
export function fjellheimMessages(
  now: number,
  bookings: readonly DemoBooking[],
  registered: readonly DemoSubmission[],
): DemoMessages {
  const written = fjellheimThreads(now, bookings)
  const mailed = fjellheimMailings(now, bookings)
  const automated = fjellheimAutomations(now, bookings, registered)
  const { chat } = DEFAULT_MESSAGE_SETTINGS
  return {
    settings: {
      settings: { ...DEFAULT_MESSAGE_SETTINGS, chat: { ...chat, isOn: true } },
      changedBy: 'Ingrid Solberg',
      changedAt: new Date(now),
    },
    threads: written.threads,
    cannedAnswers: fjellheimCannedAnswers(now),
    mailings: mailed.mailings,
    automations: automated.automations,
    automationSteps: automated.automationSteps,
    messages: [...written.messages, ...mailed.messages, ...automated.messages],
  }
}
