import type { Invitation } from '@innkeeper/api/team.ts'
import { Avatar, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconMail } from '@tabler/icons-react'
import { AskFirst } from '../../components/dialog/ask-first.tsx'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { useResendInvitation, useWithdrawInvitation } from './api.ts'
import { useFailureNotice } from './failure-notice.ts'
import { RoleBadges } from './role-badges.tsx'
import classes from './team.module.css'
import { useMoment } from './use-moment.ts'

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
  const tellFailure = useFailureNotice()
  const [isAsking, question] = useDisclosure(false)
  const { email, state } = invitation
  return (
    <li className={classes.row}>
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
        <RoleBadges roles={invitation.roles} />
      </div>
      <div className={classes.seen}>
        <StateBadge tone={TONES[state]}>
          {state === 'open'
            ? t('team.invitation.open', { date: date(invitation.expiresAt) })
            : t(`team.invitation.${state}`)}
        </StateBadge>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending}
          onClick={() =>
            resend.mutate(invitation.id, {
              onSuccess: () =>
                notifications.show({ color: 'brand', message: t('team.invitation.resent', { email }) }),
              onError: tellFailure,
            })
          }
        >
          {t('team.invitation.resend')}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={question.open}>
          {t('team.invitation.withdraw')}
        </Button>
      </div>
      {isAsking && <WithdrawDialog invitation={invitation} onClose={question.close} />}
    </li>
  )
}

function WithdrawDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useT()
  const withdraw = useWithdrawInvitation()
  return (
    <AskFirst
      isOpen
      title={t('team.invitation.withdraw.title')}
      deed={t('team.invitation.withdraw')}
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onClose={onClose}
      onDeed={() =>
        withdraw.mutate(invitation.id, {
          onSuccess: () => {
            notifications.show({ color: 'brand', message: t('team.invitation.withdrawn') })
            onClose()
          },
        })
      }
    >
      {t('team.invitation.withdraw.text', { email: invitation.email })}
    </AskFirst>
  )
}
