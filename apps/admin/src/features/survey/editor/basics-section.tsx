import { NAME_MAX, SURVEY_KINDS } from '@innkeeper/domain/survey/constants.ts'
import { Select, Switch, TextInput } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { MediaField } from '../../../components/editing/media/media-field.tsx'
import { useT } from '../../../platform/texts.ts'
import type { SurveyPartProps } from './use-survey-form.ts'

/** What the survey is called among staff, when it is asked, and how it begins. */
export function BasicsSection({ form: { draft, set } }: Pick<SurveyPartProps, 'form'>) {
  const t = useT()
  return (
    <FormSection title={t('surveyEdit.basics')}>
      <TextInput
        label={t('surveyEdit.name')}
        description={t('surveyEdit.name.hint')}
        value={draft.name}
        maxLength={NAME_MAX}
        error={draft.name.trim() === '' && t('surveyEdit.name.error')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Select
        label={t('surveyEdit.when.kind')}
        description={t(`surveyEdit.when.kind.${draft.kind}`)}
        data={SURVEY_KINDS.map((value) => ({ value, label: t(`survey.kind.${value}`) }))}
        value={draft.kind}
        allowDeselect={false}
        onChange={(kind) => kind && set({ kind })}
      />
      <MediaField
        kind="picture"
        label={t('surveyEdit.picture')}
        description={t('surveyEdit.picture.hint')}
        value={draft.pictureId}
        onPick={(file) => set({ pictureId: file?.id ?? null })}
      />
      <Switch
        label={t('surveyEdit.contactOptional')}
        description={t('surveyEdit.contactOptional.hint')}
        checked={draft.isContactOptional}
        onChange={(event) => set({ isContactOptional: event.currentTarget.checked })}
      />
    </FormSection>
  )
}
