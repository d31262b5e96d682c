import type { Member } from '@innkeeper/api/team.ts'
import { GRANTABLE_ROLES } from '@innkeeper/domain/team/roles.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useChangeRoles } from './api.ts'
import { RolesField } from './roles-field.tsx'

type Props = { member: Member; isLastOwner: boolean; onClose: () => void }

/** Stands only while it is open, so that it begins with the roles as they are. */
export function RolesDialog({ member, isLastOwner, onClose }: Props) {
  const t = useT()
  const { claims } = useSession()
  const change = useChangeRoles()
  const [roles, setRoles] = useState(() => GRANTABLE_ROLES.filter((role) => member.roles.includes(role)))
  const isUnchanged = roles.join() === member.roles.join()
  const losesPage = member.userId === claims.user_id && !roles.includes('owner')

  const save = () =>
    change.mutate(
      { userId: member.userId, roles },
      {
        onSuccess: () => {
          notifications.show({ color: 'brand', message: t('team.roles.changed', { name: member.name }) })
          onClose()
        },
      },
    )

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('team.roles.changeOf', { name: member.name })}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button onClick={save} loading={change.isPending} disabled={isUnchanged || roles.length === 0}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {change.error && (
          <Alert color="red" variant="light" role="alert">
            {errorText(t, change.error)}
          </Alert>
        )}
        <RolesField
          value={roles}
          onChange={setRoles}
          error={roles.length === 0 ? t('team.roles.required') : undefined}
          keepsOwner={isLastOwner}
        />
        {losesPage && (
          <Alert color="accent" variant="light">
            {t('team.roles.ownRoles')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
