import type { Invitation } from '@innkeeper/api/team.ts'
import { INVITATION_DAYS } from '@innkeeper/domain/team/invitations.ts'
import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useInvite } from './api.ts'
import { CategoriesField } from './categories-field.tsx'
import { InvitationLinkDialog } from './handed-link-dialogs.tsx'
import { EMPTY_INVITE, type InviteValues, inviteProblems } from './invite-form.ts'
import { RolesField } from './roles-field.tsx'

/** Closing keeps what was typed until it was sent. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const {
    property,
    installation: { isMailConfigured },
  } = useSession()
  const [invited, setInvited] = useState<Invitation | null>(null)
  const invite = useInvite()
  const form = useForm<InviteValues>({
    initialValues: EMPTY_INVITE,
    validate: (values) => inviteProblems(values, t),
  })

  const send = form.onSubmit((values) =>
    invite.mutate(values, {
      onSuccess: (invitation) => {
        const { email } = invitation
        if (isMailConfigured) showDone(t('team.invite.done', { email }))
        else setInvited(invitation)
        form.reset()
        invite.reset()
        onClose()
      },
    }),
  )

  if (invited) return <InvitationLinkDialog invitation={invited} onClose={() => setInvited(null)} />
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('team.invite.title', { property: property.name })}
      onSubmit={send}
      submitLabel={isMailConfigured ? t('team.invite.send') : t('team.invite.make')}
      isPending={invite.isPending}
    >
      <Text c="dimmed">
        {t(isMailConfigured ? 'team.invite.text' : 'team.invite.noMail', { days: INVITATION_DAYS })}
      </Text>
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
      {form.values.roles.includes('kitchen') && (
        <CategoriesField
          value={form.values.categories}
          onChange={(categories) => form.setFieldValue('categories', categories)}
          error={form.errors.categories as string | undefined}
        />
      )}
    </FormDialog>
  )
}
