import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import type { CustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'

/** The Danish form as it was made, for tests. */
export function sampleForm(change: Partial<StaffForm> = {}): StaffForm {
  return {
    id: 'f'.repeat(22),
    name: 'Registration, Denmark',
    isOn: true,
    targetGroupIds: [],
    body: formBodyOf('DK'),
    version: 3,
    revision: 5,
    changedAt: '2026-11-12T10:00:00Z',
    changedBy: 'Ola',
    sent: 41,
    ...change,
  }
}

/** A field of the property's own, for tests. */
export function ownField(name: string, change: Partial<CustomField> = {}): CustomField {
  return {
    name,
    kind: 'text',
    isEnabled: true,
    isRequired: false,
    appliesTo: 'main guest',
    nationality: 'everyone',
    labels: { 0: 'Diet' },
    hints: {},
    choices: [],
    ...change,
  }
}
