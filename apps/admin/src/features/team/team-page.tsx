import type { Team } from '@innkeeper/api/team.ts'
import { isLastOwner } from '@innkeeper/domain/team/membership-rules.ts'
import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListSkeleton } from '../../components/data-list/list-skeleton.tsx'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useAsked } from '../../platform/asked-action.ts'
import { useT } from '../../platform/texts.ts'
import { teamQuery } from './api.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'

export function TeamPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(teamQuery)
  const [isInviting, dialog] = useDisclosure(false)
  useAsked('invite', dialog.open)
  return (
    <>
      <PageHeader
        title={t('nav.team')}
        subtitle={t('team.subtitle')}
        actions={
          <Button leftSection={<IconUserPlus size={17} stroke={1.8} />} onClick={dialog.open}>
            {t('team.invite')}
          </Button>
        }
      />
      {data ? (
        <TeamLists team={data} onInvite={dialog.open} />
      ) : error ? (
        <Box>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <ListSkeleton isPhone={false} columns={4} />
      )}
      <InviteDialog isOpen={isInviting} onClose={dialog.close} />
    </>
  )
}

function TeamLists({ team, onInvite }: { team: Team; onInvite: () => void }) {
  const t = useT()
  const { members, invitations } = team
  const isAlone = members.length === 1 && invitations.length === 0
  return (
    <Stack gap="lg">
      <Box title={t('team.members')} aside={members.length} flush>
        <RowList>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isLastOwner={isLastOwner(members, member.userId)}
            />
          ))}
        </RowList>
      </Box>
      {invitations.length > 0 && (
        <Box title={t('team.invitations')} aside={invitations.length} flush>
          <RowList>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </RowList>
        </Box>
      )}
      {isAlone && (
        <Box>
          <EmptyState
            icon={IconUsersGroup}
            title={t('team.alone.title')}
            text={t('team.alone.text')}
            action={<Button onClick={onInvite}>{t('team.invite')}</Button>}
          />
        </Box>
      )}
    </Stack>
  )
}
