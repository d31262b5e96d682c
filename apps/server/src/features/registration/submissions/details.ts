import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { findFormName, findFormVersion } from '../forms/repository.ts'
import type { OpenForm } from './open-form.ts'
import { presentSubmission } from './presenter.ts'
import { findSubmission, markRead } from './repository.ts'
import { unknownSubmission } from './reveal.ts'

/**
 * One registration with its numbers masked, and with the words it was asked in; it counts as read once the
 * house itself has looked.
 */
export function createDetails({ clock, openForm }: { clock: Clock; openForm: OpenForm }) {
  return async (tx: Tx, staff: Staff, id: string): Promise<Submission> => {
    const { propertyId } = staff
    const mayReveal = can(staff, 'registration:reveal')
    if (mayReveal && (await markRead(tx, propertyId, id, clock.now())))
      await emit(tx, propertyId, 'registration.changed', { submissionId: id })
    const listed = await findSubmission(tx, propertyId, id)
    if (!listed) throw unknownSubmission()
    const { formId, formVersion } = listed.row
    const version = await findFormVersion(tx, propertyId, formId, formVersion)
    if (!version) throw new TypeError('a version that was used is never deleted')
    return presentSubmission(listed, {
      filled: openForm(listed.row),
      formName: (await findFormName(tx, propertyId, formId)) ?? '',
      body: version.body,
      mayReveal,
    })
  }
}
