import { isDeepStrictEqual } from 'node:util'
import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { FORMS_MAX } from '@innkeeper/domain/registration/constants.ts'
import { formRefusal } from '@innkeeper/domain/registration/form-refusal.ts'
import type { FormBody, RegistrationForm } from '@innkeeper/domain/registration/form-schema.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordBy } from '../../audit/service.ts'
import { presentForm } from './presenter.ts'
import {
  countSent,
  deleteForm,
  findForms,
  insertForm,
  lockForm,
  replaceVersion,
  type StoredForm,
  updateForm,
  writePosition,
} from './repository.ts'

const unknownForm = () => new AppError('registration/form-unknown', 'There is no such form.')

/** What staff do with forms; each in the transaction of its call. */
export function createFormCommands({ clock }: { clock: Clock }) {
  async function present(tx: Tx, form: StoredForm): Promise<StaffForm> {
    return presentForm(form, await countSent(tx, form.propertyId))
  }

  const say = (tx: Tx, { propertyId, id }: Pick<StoredForm, 'propertyId' | 'id'>) =>
    emit(tx, propertyId, 'registration-form.changed', { formId: id })

  /** Places are given and changed by one at a time. */
  const inTurn = (tx: Tx, propertyId: string) => oneAtATime(tx, `registration forms ${propertyId}`)

  return {
    async make(tx: Tx, staff: Staff, { body, ...wanted }: RegistrationForm): Promise<StaffForm> {
      requireKeepable(body)
      const { propertyId } = staff
      await inTurn(tx, propertyId)
      const others = await findForms(tx, propertyId)
      if (others.length >= FORMS_MAX)
        throw new AppError('registration/too-many-forms', 'There is no room for another form.')
      const form: StoredForm = {
        ...wanted,
        propertyId,
        id: newId(),
        position: Math.max(0, ...others.map(({ position }) => position)) + 1,
        version: 1,
        revision: 1,
        changedAt: clock.now(),
        changedBy: staff.name,
        body: { ...body, termsVersion: 1 },
      }
      await insertForm(tx, form)
      await recordBy(tx, staff, { action: 'registration-form.added', subject: form.name })
      await say(tx, form)
      return present(tx, form)
    },

    /** What guests are asked becomes a new version; a new name or another group alone does not. */
    async save(
      tx: Tx,
      staff: Staff,
      id: string,
      { revision, body: wanted, ...change }: RegistrationForm & { revision: number },
    ): Promise<StaffForm> {
      requireKeepable(wanted)
      const stored = await lockForm(tx, staff.propertyId, id)
      if (!stored) throw unknownForm()
      if (stored.revision !== revision) {
        throw new AppError('registration/stale-revision', 'Somebody else changed this form.', {
          current: await present(tx, stored),
        })
      }
      const body = withTermsVersion(wanted, stored.body)
      const isNewVersion = !isDeepStrictEqual(body, stored.body)
      const { body: _, ...row } = stored
      const form = {
        ...row,
        ...change,
        version: row.version + (isNewVersion ? 1 : 0),
        revision: row.revision + 1,
        changedAt: clock.now(),
        changedBy: staff.name,
      }
      if (isNewVersion) await replaceVersion(tx, form, body)
      await updateForm(tx, form)
      await recordBy(tx, staff, { action: 'registration-form.changed', subject: form.name })
      await say(tx, form)
      return present(tx, { ...form, body })
    },

    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const stored = await lockForm(tx, staff.propertyId, id)
      if (!stored) throw unknownForm()
      await deleteForm(tx, stored, clock.now())
      await recordBy(tx, staff, { action: 'registration-form.deleted', subject: stored.name })
      await say(tx, stored)
    },

    /** Forms that are not named come last, in the order they had. */
    async order(tx: Tx, { propertyId }: Staff, ids: readonly string[]): Promise<StoredForm[]> {
      await inTurn(tx, propertyId)
      const place = ({ id }: StoredForm) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
      const arranged = (await findForms(tx, propertyId)).toSorted((one, other) => place(one) - place(other))
      for (const [position, form] of arranged.entries()) {
        if (form.position === position) continue
        await writePosition(tx, form, position)
        await say(tx, form)
      }
      return arranged
    },
  }
}

function requireKeepable(body: FormBody): void {
  const refusal = formRefusal(body)
  if (!refusal) return
  const { reason, field } = refusal
  if (reason === 'forbidden-field')
    throw new AppError('registration/forbidden-field', 'The law does not let a house ask for it.', { field })
  throw new AppError('registration/invalid', 'It is for certain nationalities, and nobody is asked theirs.', {
    field,
    reason,
  })
}

/** Counted here: which words somebody accepted is not the browser's to say. */
function withTermsVersion(wanted: FormBody, stored: FormBody): FormBody {
  const isSame = isDeepStrictEqual(wanted.terms, stored.terms)
  return { ...wanted, termsVersion: stored.termsVersion + (isSame ? 0 : 1) }
}
