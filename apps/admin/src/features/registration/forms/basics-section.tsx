import { Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { targetGroupsQuery } from '../../../components/editing/visibility/api.ts'
import { SegmentSelect } from '../../../components/editing/visibility/segment-select.tsx'
import { useT } from '../../../platform/texts.ts'
import type { RegistrationFormEdit } from './use-registration-form.ts'

type Props = { form: RegistrationFormEdit; error: string | undefined }

/** What the form is called, whether it is asked, and of whom. */
export function BasicsSection({ form: { draft, set }, error }: Props) {
  const t = useT()
  const { data } = useQuery(targetGroupsQuery)
  const groups = new Map((data?.groups ?? []).map(({ id, name }) => [id, name]))
  return (
    <FormSection title={t('regForms.forWhom')}>
      <TextInput
        label={t('regForms.name')}
        description={t('regForms.name.hint')}
        value={draft.name}
        maxLength={100}
        error={error}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Switch
        label={t('regForms.isOn')}
        checked={draft.isOn}
        onChange={(event) => set({ isOn: event.currentTarget.checked })}
      />
      <SegmentSelect
        label={t('regForms.groups')}
        placeholder={t('regForms.everybody')}
        names={groups}
        value={draft.targetGroupIds}
        onChange={(targetGroupIds) => set({ targetGroupIds })}
      />
    </FormSection>
  )
}
