import { INVITATION_DAYS } from '@innkeeper/domain/team/invitations.ts'
import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useInvite } from './api.ts'
import { EMPTY_INVITE, type InviteValues, inviteProblems } from './invite-form.ts'
import { RolesField } from './roles-field.tsx'

/** Closing keeps what was typed until it was sent. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const { property } = useSession()
  const invite = useInvite()
  const form = useForm<InviteValues>({
    initialValues: EMPTY_INVITE,
    validate: (values) => inviteProblems(values, t),
  })

  const send = form.onSubmit((values) =>
    invite.mutate(values, {
      onSuccess: ({ email }) => {
        showDone(t('team.invite.done', { email }))
        form.reset()
        invite.reset()
        onClose()
      },
    }),
  )

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('team.invite.title', { property: property.name })}
      onSubmit={send}
      submitLabel={t('team.invite.send')}
      isPending={invite.isPending}
    >
      <Text c="dimmed">{t('team.invite.text', { days: INVITATION_DAYS })}</Text>
      <ErrorAlert error={invite.error} />
      <TextInput
        label={t('team.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <RolesField
        value={form.values.roles}
        onChange={(roles) => form.setFieldValue('roles', roles)}
        error={form.errors.roles as string | undefined}
      />
    </FormDialog>
  )
}
