import {
  type Invitation,
  type Member,
  makeEmailLink,
  makeInvitationLink,
  makeResetLink,
  resendInvitation,
} from '@innkeeper/api/team.ts'
import { Button, Text } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { HandedLink } from '../../components/handed-link/handed-link.tsx'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'

type InvitationProps = { invitation: Invitation; onClose: () => void }

/** The link of an invitation for whoever invites to hand over. */
export function InvitationLinkDialog({ invitation: { id, email }, onClose }: InvitationProps) {
  const t = useT()
  const params = { invitationId: id }
  // Sending it again lets it last anew, also where it has ended.
  const make = async () => {
    await call(resendInvitation, { params })
    return call(makeInvitationLink, { params })
  }
  return (
    <LinkDialog title={t('team.invitation.linkFor', { email })} onClose={onClose}>
      <HandedLink label={t('team.invitation.linkLabel')} make={make} />
    </LinkDialog>
  )
}

type MemberProps = { member: Member; onClose: () => void }

/** A link for a new password that an owner hands to a member. */
export function ResetLinkDialog({ member: { userId, name }, onClose }: MemberProps) {
  const t = useT()
  return (
    <LinkDialog title={t('team.resetLink.title', { name })} onClose={onClose}>
      <HandedLink
        label={t('team.resetLink.label')}
        make={() => call(makeResetLink, { params: { userId } })}
      />
    </LinkDialog>
  )
}

/** A link with which an owner vouches for the address a member asked for. */
export function EmailLinkDialog({ member: { userId, name, pendingEmail }, onClose }: MemberProps) {
  const t = useT()
  return (
    <LinkDialog title={t('team.emailLink.title', { name })} onClose={onClose}>
      <Text mb="sm">{t('team.emailLink.who', { name, email: pendingEmail ?? '' })}</Text>
      <HandedLink
        label={t('team.emailLink.label')}
        make={() => call(makeEmailLink, { params: { userId } })}
      />
    </LinkDialog>
  )
}

type DialogProps = { title: string; onClose: () => void; children: React.ReactNode }

function LinkDialog({ title, onClose, children }: DialogProps) {
  const t = useT()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      buttons={
        <Button variant="default" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
