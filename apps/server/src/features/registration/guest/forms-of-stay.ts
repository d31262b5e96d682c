import { chooseForm } from '@innkeeper/domain/registration/choose-form.ts'
import { OLD_VERSION_MINUTES } from '@innkeeper/domain/registration/constants.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import { findForms, findFormVersion, type StoredForm } from '../forms/repository.ts'

type Dependencies = { clock: Clock; guests: GuestService }
type Named = { formId: string; version: number }

/** Which form the guest of a stay is asked. */
export function createFormsOfStay({ clock, guests }: Dependencies) {
  async function chosen(tx: Tx, propertyId: string, groups: readonly string[]): Promise<StoredForm | null> {
    return chooseForm(await findForms(tx, propertyId), groups)
  }

  return {
    /** Outside any transaction. */
    groupsOf: async (propertyId: string, stay: BookingRow): Promise<readonly string[]> =>
      (await guests.visitorIn(propertyId, stay)).targetGroups,
    chosen,
    /** The version somebody filled in: the one in use, or one that was replaced while they had it open. */
    async versionSent(
      tx: Tx,
      propertyId: string,
      groups: readonly string[],
      { formId, version }: Named,
    ): Promise<FormBody> {
      const form = await chosen(tx, propertyId, groups)
      if (form?.id === formId && form.version === version) return form.body
      const known = await findFormVersion(tx, propertyId, formId, version)
      const oldest = clock.now().getTime() - OLD_VERSION_MINUTES * 60_000
      if (known?.replacedAt && known.replacedAt.getTime() >= oldest) return known.body
      if (!form) throw new AppError('registration/form-unknown', 'No form is asked here.')
      throw new AppError('registration/form-changed', 'The form is another one by now.')
    },
  }
}
export type FormsOfStay = ReturnType<typeof createFormsOfStay>
