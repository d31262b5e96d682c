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
import { CategoriesField } from './categories-field.tsx'
import { areCategoriesMissing } from './invite-form.ts'
import { RolesField } from './roles-field.tsx'

type Props = { member: Member; isLastOwner: boolean; onClose: () => void }

/** Stands only while it is open, so that it begins with the roles as they are. */
export function RolesDialog({ member, isLastOwner, onClose }: Props) {
  const t = useT()
  const { claims } = useSession()
  const change = useChangeRoles()
  const [roles, setRoles] = useState(() => GRANTABLE_ROLES.filter((role) => member.roles.includes(role)))
  const [categories, setCategories] = useState(member.categories)
  const isKitchen = roles.includes('kitchen')
  const areSame = roles.join() === member.roles.join()
  const isUnchanged = areSame && (!isKitchen || categories.toSorted().join() === member.categories.join())
  const isMissing = areCategoriesMissing({ roles, categories })
  const losesPage = member.userId === claims.user_id && !roles.includes('owner')

  const onSuccess = closeDone(onClose, t('team.roles.changed', { name: member.name }))
  return (
    <FormDialog
      title={t('team.roles.changeOf', { name: member.name })}
      onClose={onClose}
      onSubmit={() => change.mutate({ userId: member.userId, roles, categories }, { onSuccess })}
      isPending={change.isPending}
      canSubmit={!isUnchanged && roles.length > 0 && !isMissing}
    >
      <ErrorAlert error={change.error} />
      <RolesField
        value={roles}
        onChange={setRoles}
        error={roles.length === 0 ? t('team.roles.required') : undefined}
        keepsOwner={isLastOwner}
        held={member.roles}
      />
      {isKitchen && (
        <CategoriesField
          value={categories}
          onChange={setCategories}
          error={isMissing ? t('team.categories.required') : undefined}
        />
      )}
      {losesPage && (
        <Alert color="accent" variant="light">
          {t('team.roles.ownRoles')}
        </Alert>
      )}
    </FormDialog>
  )
}
