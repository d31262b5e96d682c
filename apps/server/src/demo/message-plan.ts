import type { automationSteps, automations } from '../features/automations/tables.ts'
import type { mailings, messageSettings, messages } from '../features/messaging/tables.ts'
import type { cannedAnswers, threadEntries, threads } from '../features/messaging/threads/tables.ts'

type Own<Row> = Omit<Row, 'propertyId'>
export type DemoMessage = Own<typeof messages.$inferInsert>
export type DemoThread = Own<typeof threads.$inferInsert> & {
  entries: Omit<Own<typeof threadEntries.$inferInsert>, 'threadId'>[]
}
export type DemoMailing = Own<typeof mailings.$inferInsert>
export type DemoCannedAnswer = Own<typeof cannedAnswers.$inferInsert>
export type DemoAutomation = Own<typeof automations.$inferInsert>
export type DemoAutomationStep = Own<typeof automationSteps.$inferInsert>

/** What a property of the demo and its guests wrote to each other, and what goes out by itself. */
export type DemoMessages = {
  settings: Own<typeof messageSettings.$inferInsert>
  threads: DemoThread[]
  cannedAnswers: DemoCannedAnswer[]
  mailings: DemoMailing[]
  automations: DemoAutomation[]
  automationSteps: DemoAutomationStep[]
  messages: DemoMessage[]
}
