import { templates } from '../features/html-builder/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoPage } from './build-pages.ts'

export async function writePages(tx: Tx, propertyId: string, pages: DemoPage[]): Promise<void> {
  if (pages.length === 0) return
  await tx
    .insert(templates)
    .values(pages.map(({ id, name, type, ...body }) => ({ propertyId, id, name, type, body })))
}
