import type { Member } from '@innkeeper/api/team.ts'
import { notifications } from '@mantine/notifications'
import { AskFirst } from '../../components/dialog/ask-first.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useRemoveMember } from './api.ts'

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useT()
  const { claims, property } = useSession()
  const remove = useRemoveMember()
  const { name } = member
  const words = { name, property: property.name }
  return (
    <AskFirst
      isOpen
      title={t('team.remove.title', { name })}
      deed={t('team.remove.confirm')}
      isBusy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onDeed={() =>
        remove.mutate(member.userId, {
          onSuccess: () => {
            notifications.show({ color: 'brand', message: t('team.remove.done', { name }) })
            onClose()
          },
        })
      }
    >
      {member.userId === claims.user_id
        ? t('team.remove.yourself', { property: property.name })
        : t('team.remove.text', words)}
    </AskFirst>
  )
}
