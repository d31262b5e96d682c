import { SCORES } from '@innkeeper/domain/survey/constants.ts'
import { alertSchema } from '@innkeeper/domain/survey/survey-schema.ts'
import { Select, TagsInput } from '@mantine/core'
import * as z from 'zod/mini'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import type { SurveyPartProps } from './use-survey-form.ts'

const NOBODY = 'nobody'
const EMAILS_MAX = 10
const areEmails = (emails: readonly string[]) => z.safeParse(alertSchema.shape.emails, emails).success

/** From which score on somebody is told at once, and who besides those who are signed in. */
export function AlertSection({ form: { draft, set } }: Pick<SurveyPartProps, 'form'>) {
  const t = useT()
  const { alert } = draft
  const wrong = alert.emails.find((email) => !areEmails([email.trim()]))
  return (
    <FormSection title={t('surveyEdit.alert')} hint={t('surveyEdit.alert.hint')}>
      <Select
        label={t('surveyEdit.alert.upTo')}
        data={[
          { value: NOBODY, label: t('surveyEdit.alert.never') },
          ...SCORES.map((score) => ({ value: String(score), label: t('surveyEdit.when.score', { score }) })),
        ]}
        value={alert.upTo === null ? NOBODY : String(alert.upTo)}
        allowDeselect={false}
        onChange={(upTo) =>
          upTo !== null && set({ alert: { ...alert, upTo: upTo === NOBODY ? null : Number(upTo) } })
        }
      />
      {alert.upTo !== null && (
        <TagsInput
          label={t('surveyEdit.alert.emails')}
          description={t('surveyEdit.alert.emails.hint')}
          value={alert.emails}
          maxTags={EMAILS_MAX}
          splitChars={[',', ' ', '\n']}
          acceptValueOnBlur
          inputMode="email"
          error={wrong !== undefined && t('surveyEdit.alert.emails.error', { email: wrong })}
          onChange={(emails) => set({ alert: { ...alert, emails } })}
        />
      )}
    </FormSection>
  )
}
