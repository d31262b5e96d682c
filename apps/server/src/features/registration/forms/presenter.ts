import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import type { StoredForm } from './repository.ts'

export function presentForm(form: StoredForm, sent: ReadonlyMap<string, number>): StaffForm {
  const { id, name, isOn, targetGroupIds, body, version, revision, changedAt, changedBy } = form
  return {
    id,
    name,
    isOn,
    targetGroupIds,
    body,
    version,
    revision,
    changedAt: changedAt.toISOString(),
    changedBy,
    sent: sent.get(id) ?? 0,
  }
}
