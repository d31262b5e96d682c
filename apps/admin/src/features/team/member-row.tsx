import type { Member } from '@innkeeper/api/team.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconAt,
  IconDots,
  IconKey,
  IconShieldCheck,
  IconShieldOff,
  IconUserCog,
  IconUserMinus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ListRow } from '../../components/page/row-list.tsx'
import { StaffAvatar } from '../../components/page/staff-avatar.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { EmailLinkDialog, ResetLinkDialog } from './handed-link-dialogs.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleBadges } from './role-badges.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import classes from './team.module.css'

export function MemberRow({ member, isLastOwner }: { member: Member; isLastOwner: boolean }) {
  const t = useT()
  const { claims } = useSession()
  const { ago } = useMoment()
  const { name, email, lastSeenAt, hasSecondFactor } = member
  const ShieldIcon = hasSecondFactor ? IconShieldCheck : IconShieldOff
  return (
    <ListRow className={classes.row}>
      <StaffAvatar userId={member.userId} name={name} picture={member.picture} size={36} />
      <div className={classes.person}>
        <span className={classes.name}>
          {name}
          {member.userId === claims.user_id && <span className={classes.you}>{t('team.you')}</span>}
        </span>
        <span className={classes.quiet}>{email}</span>
      </div>
      <div className={classes.rolesShown}>
        <RoleBadges {...member} />
      </div>
      <div className={classes.seen}>
        <span className={classes.quiet}>
          {lastSeenAt ? t('team.lastSeen', { when: ago(lastSeenAt) }) : t('team.neverSeen')}
        </span>
        <span className={classes.factor} data-on={hasSecondFactor}>
          <ShieldIcon size={15} stroke={1.7} aria-hidden />
          {hasSecondFactor ? t('team.secondFactor.on') : t('team.secondFactor.off')}
        </span>
      </div>
      <MemberMenu member={member} isLastOwner={isLastOwner} />
    </ListRow>
  )
}

/** The provider's staff have none: they are not the property's to change. */
function MemberMenu({ member, isLastOwner }: { member: Member; isLastOwner: boolean }) {
  const t = useT()
  const [open, setOpen] = useState<'roles' | 'removal' | 'resetLink' | 'emailLink' | null>(null)
  const { claims, installation } = useSession()
  // With mail the person asks for the link themselves.
  const canHandLink = !installation.isMailConfigured && member.userId !== claims.user_id
  const close = () => setOpen(null)
  if (member.roles.includes('internal')) return <span className={classes.noMenu} />
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('team.actionsFor', { name: member.name })} className={classes.menu}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUserCog size={17} />} onClick={() => setOpen('roles')}>
            {t('team.roles.change')}
          </Menu.Item>
          {canHandLink && (
            <Menu.Item leftSection={<IconKey size={17} />} onClick={() => setOpen('resetLink')}>
              {t('team.resetLink')}
            </Menu.Item>
          )}
          {canHandLink && member.pendingEmail !== null && (
            <Menu.Item leftSection={<IconAt size={17} />} onClick={() => setOpen('emailLink')}>
              {t('team.emailLink')}
            </Menu.Item>
          )}
          {!isLastOwner && (
            <Menu.Item
              color="red"
              leftSection={<IconUserMinus size={17} />}
              onClick={() => setOpen('removal')}
            >
              {t('team.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'roles' && <RolesDialog member={member} isLastOwner={isLastOwner} onClose={close} />}
      {open === 'resetLink' && <ResetLinkDialog member={member} onClose={close} />}
      {open === 'emailLink' && <EmailLinkDialog member={member} onClose={close} />}
      {open === 'removal' && <RemoveDialog member={member} onClose={close} />}
    </>
  )
}
