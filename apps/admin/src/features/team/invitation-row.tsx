import type { Invitation } from '@innkeeper/api/team.ts'
import { Avatar, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMail } from '@tabler/icons-react'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { ListRow } from '../../components/page/row-list.tsx'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { closeDone, showDone } from '../../platform/done-notice.ts'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { useGivableRoles, useResendInvitation, useWithdrawInvitation } from './api.ts'
import { InvitationLinkDialog } from './handed-link-dialogs.tsx'
import { RoleBadges } from './role-badges.tsx'
import classes from './team.module.css'

const TONES: Record<Invitation['state'], StateTone> = {
  sending: 'wait',
  undeliverable: 'notice',
  open: 'good',
  expired: 'notice',
}

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useT()
  const { ago, date } = useMoment()
  const resend = useResendInvitation()
  const tellFailure = useFailureNotice(t('team.failed'))
  const [isAsking, question] = useDisclosure(false)
  const { isMailConfigured } = useSession().installation
  const [isHanding, handing] = useDisclosure(false)
  const { email } = invitation
  const givable = useGivableRoles()
  // Whoever lets somebody in answers for the roles.
  const isGivable = invitation.roles.every((role) => givable.includes(role))
  // Without mail there is nothing on its way: the invitation waits for its link to be handed over.
  const state = !isMailConfigured && invitation.state === 'sending' ? 'open' : invitation.state
  return (
    <ListRow className={`${classes.row} ${classes.invitation}`}>
      <Avatar size={36} radius="xl" aria-hidden>
        <IconMail size={18} stroke={1.6} />
      </Avatar>
      <div className={classes.person}>
        <span className={classes.name}>{email}</span>
        <span className={classes.quiet}>
          {t('team.invitation.by', { name: invitation.invitedBy, when: ago(invitation.invitedAt) })}
        </span>
      </div>
      <div className={classes.rolesShown}>
        <RoleBadges {...invitation} />
      </div>
      <div className={classes.seen}>
        <StateBadge tone={TONES[state]}>
          {state === 'open'
            ? t('team.invitation.open', { date: date(invitation.expiresAt) })
            : t(`team.invitation.${state}`)}
        </StateBadge>
      </div>
      <div className={classes.buttons}>
        {!isGivable ? null : isMailConfigured ? (
          <Button
            variant="default"
            size="xs"
            loading={resend.isPending}
            onClick={() =>
              resend.mutate(invitation.id, {
                onSuccess: () => showDone(t('team.invitation.resent', { email })),
                onError: tellFailure,
              })
            }
          >
            {t('team.invitation.resend')}
          </Button>
        ) : (
          <Button
            variant="default"
            size="xs"
            onClick={handing.open}
            aria-label={t('team.invitation.linkFor', { email })}
          >
            {t('team.invitation.link')}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="xs" onClick={question.open}>
          {t('team.invitation.withdraw')}
        </Button>
      </div>
      {isHanding && <InvitationLinkDialog invitation={invitation} onClose={handing.close} />}
      {isAsking && <WithdrawDialog invitation={invitation} onClose={question.close} />}
    </ListRow>
  )
}

function WithdrawDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useT()
  const withdraw = useWithdrawInvitation()
  const onSuccess = closeDone(onClose, t('team.invitation.withdrawn'))
  return (
    <ConfirmDialog
      title={t('team.invitation.withdraw.title')}
      action={{
        label: t('team.invitation.withdraw'),
        isPending: withdraw.isPending,
        onClick: () => withdraw.mutate(invitation.id, { onSuccess }),
      }}
      error={withdraw.error}
      onClose={onClose}
    >
      {t('team.invitation.withdraw.text', { email: invitation.email })}
    </ConfirmDialog>
  )
}
