import { INVITATION_DAYS } from '@innkeeper/domain/team/invitations.ts'
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useInvite } from './api.ts'
import { EMPTY_INVITE, type InviteValues, inviteProblems } from './invite-form.ts'
import { RolesField } from './roles-field.tsx'

const FORM_ID = 'invite'

/** Closing keeps what was typed until it was sent. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const { property } = useSession()
  const invite = useInvite()
  const form = useForm<InviteValues>({
    initialValues: EMPTY_INVITE,
    validate: (values) => inviteProblems(values, t),
  })

  const send = form.onSubmit((values) => {
    if (invite.isPending) return
    invite.mutate(values, {
      onSuccess: ({ email }) => {
        notifications.show({ color: 'brand', message: t('team.invite.done', { email }) })
        form.reset()
        invite.reset()
        onClose()
      },
    })
  })

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('team.invite.title', { property: property.name })}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} loading={invite.isPending}>
            {t('team.invite.send')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={send} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{t('team.invite.text', { days: INVITATION_DAYS })}</Text>
          {invite.error && (
            <Alert color="red" variant="light" role="alert">
              {errorText(t, invite.error)}
            </Alert>
          )}
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
        </Stack>
      </form>
    </Dialog>
  )
}
