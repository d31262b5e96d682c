import { and, eq } from 'drizzle-orm'
import { automationSteps, automations } from '../features/automations/tables.ts'
import { mailings, messageSettings, messages } from '../features/messaging/tables.ts'
import { cannedAnswers, threadEntries, threads } from '../features/messaging/threads/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoMessages } from './message-plan.ts'

export async function writeMessages(tx: Tx, propertyId: string, demo: DemoMessages): Promise<void> {
  const owned = <Row extends object>(row: Row) => ({ propertyId, ...row })
  await tx.insert(messageSettings).values(owned(demo.settings))
  await tx.insert(cannedAnswers).values(demo.cannedAnswers.map(owned))
  await tx.insert(automations).values(demo.automations.map(owned))
  await tx.insert(automationSteps).values(demo.automationSteps.map(owned))
  await tx.insert(mailings).values(demo.mailings.map(owned))
  await tx.insert(messages).values(demo.messages.map(owned))
  for (const { entries, ...thread } of demo.threads) {
    await tx.insert(threads).values(owned(thread))
    const rows = entries.map((entry) => ({ ...owned(entry), threadId: thread.id }))
    const written = await tx.insert(threadEntries).values(rows).returning({ number: threadEntries.number })
    // What nobody waits for was read.
    if (!thread.waitsSince) {
      const readByStaff = Math.max(...written.map(({ number }) => number))
      await tx
        .update(threads)
        .set({ readByStaff, readByStaffAt: thread.lastAt })
        .where(and(eq(threads.propertyId, propertyId), eq(threads.id, thread.id)))
    }
  }
}

/** People get their ids after the properties are there; threads were written with their names. */
export async function assignThreads(
  tx: Tx,
  propertyId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await tx
    .update(threads)
    .set({ assignedTo: id })
    .where(and(eq(threads.propertyId, propertyId), eq(threads.assignedName, name)))
}
