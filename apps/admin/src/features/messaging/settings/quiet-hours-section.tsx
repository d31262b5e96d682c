import { Group, Text } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { useT } from '../../../platform/texts.ts'
import type { MessageSettingsForm } from './use-settings-form.ts'

/** When SMS wait until morning. */
export function QuietHoursSection({ form }: { form: MessageSettingsForm }) {
  const t = useT()
  const { start, end } = form.draft.settings.quietHours
  return (
    <FormSection title={t('messageSettings.quietHours')} hint={t('messageSettings.quietHoursHint')}>
      <Group gap="lg">
        <TimeField
          label={t('messageSettings.quietFrom')}
          value={start}
          onChange={(next) => next && form.setPart('quietHours', { start: next })}
        />
        <TimeField
          label={t('messageSettings.quietUntil')}
          value={end}
          onChange={(next) => next && form.setPart('quietHours', { end: next })}
        />
      </Group>
      {start === end && <Text>{t('messageSettings.quietNever')}</Text>}
      <Text c="dimmed">{t('messageSettings.quietAnswers')}</Text>
    </FormSection>
  )
}
