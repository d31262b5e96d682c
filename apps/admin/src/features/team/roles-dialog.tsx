import type { Member } from '@innkeeper/api/team.ts'
import { GRANTABLE_ROLES } from '@innkeeper/domain/team/roles.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { closeDone } from '../../platform/done-notice.ts'
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

  const onSuccess = closeDone(onClose, t('team.roles.changed', { name: member.name }))
  return (
    <FormDialog
      title={t('team.roles.changeOf', { name: member.name })}
      onClose={onClose}
      onSubmit={() => change.mutate({ userId: member.userId, roles }, { onSuccess })}
      isPending={change.isPending}
      canSubmit={!isUnchanged && roles.length > 0}
    >
      <ErrorAlert error={change.error} />
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
    </FormDialog>
  )
}
