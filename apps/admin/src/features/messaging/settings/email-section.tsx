import { Alert, Text, TextInput } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import type { SettingsErrors } from './settings-draft.ts'
import { SigningFields } from './signing-fields.tsx'
import type { MessageSettingsForm } from './use-settings-form.ts'

type Props = { form: MessageSettingsForm; errors: Partial<SettingsErrors> }

/** In whose name e-mails go out, and how receivers know that they are the property's own. */
export function EmailSection({ form, errors }: Props) {
  const t = useT()
  const { property } = useSession()
  const { leaves, from } = form.base.mail
  const { senderName, replyTo } = form.draft.settings.email
  return (
    <FormSection title={t('messageSettings.email')} hint={t('messageSettings.emailHint')} gap="lg">
      {leaves ? (
        <Text>{t('messageSettings.mailLeaves', { from })}</Text>
      ) : (
        <Alert color="accent" title={t('messageSettings.mailStays')}>
          {t('messageSettings.mailStaysText')}
        </Alert>
      )}
      <TextInput
        label={t('messageSettings.senderName')}
        description={t('messageSettings.senderNameHint')}
        placeholder={property.name}
        value={senderName}
        maxLength={78}
        onChange={({ currentTarget: { value } }) => form.setPart('email', { senderName: value })}
      />
      <TextInput
        type="email"
        label={t('messageSettings.replyTo')}
        description={t('messageSettings.replyToHint')}
        value={replyTo ?? ''}
        maxLength={200}
        error={errors.replyTo && t('form.invalidEmail')}
        onChange={({ currentTarget: { value } }) => form.setPart('email', { replyTo: value.trim() || null })}
      />
      <SigningFields form={form} />
    </FormSection>
  )
}
