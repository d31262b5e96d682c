import { TEMPLATES_MAX, TEMPLATES_MAX_BYTES } from '@innkeeper/domain/html-builder/constants.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { measureTemplates } from './repository.ts'

/**
 * Writes a draft where there is room for it: what makes the whole smaller is always written, so that people get out of
 * a house that is full. Throws `template/too-many` or `template/no-room`; what was written is rolled back then.
 */
export async function withinRoom<T>(tx: Tx, propertyId: string, write: () => Promise<T>): Promise<T> {
  // One at a time: two that fit alone need not fit together.
  await oneAtATime(tx, `templates ${propertyId}`)
  const before = await measureTemplates(tx, propertyId)
  const written = await write()
  const after = await measureTemplates(tx, propertyId)
  if (after.templates > TEMPLATES_MAX && after.templates > before.templates) {
    throw new AppError('template/too-many', `A property has ${TEMPLATES_MAX} templates at most.`)
  }
  if (after.bytes > TEMPLATES_MAX_BYTES && after.bytes > before.bytes) {
    throw new AppError(
      'template/no-room',
      `All templates together have ${TEMPLATES_MAX_BYTES} bytes at most.`,
    )
  }
  return written
}
