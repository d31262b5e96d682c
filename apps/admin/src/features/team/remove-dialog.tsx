import type { Member } from '@innkeeper/api/team.ts'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { closeDone } from '../../platform/done-notice.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useRemoveMember } from './api.ts'

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useT()
  const { claims, property } = useSession()
  const remove = useRemoveMember()
  const { name } = member
  const words = { name, property: property.name }
  const onSuccess = closeDone(onClose, t('team.remove.done', { name }))
  return (
    <ConfirmDialog
      title={t('team.remove.title', { name })}
      action={{
        label: t('team.remove.confirm'),
        isPending: remove.isPending,
        onClick: () => remove.mutate(member.userId, { onSuccess }),
      }}
      error={remove.error}
      onClose={onClose}
    >
      {member.userId === claims.user_id
        ? t('team.remove.yourself', { property: property.name })
        : t('team.remove.text', words)}
    </ConfirmDialog>
  )
}
