import { Menu, Text, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceDesktop, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LeaveQuestion } from '../../components/editing/form/leave-question.tsx'
import { hasUnsavedForm } from '../../components/editing/form/unsaved-forms.ts'
import { StaffAvatar } from '../../components/page/staff-avatar.tsx'
import { useSignOut } from '../../features/auth/use-sign-out.ts'
import { unsentBeforeLeaving } from '../../platform/before-leaving.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './top-bar.module.css'
import { UnsentQuestion } from './unsent-question.tsx'

/** The signed-in person; in the sidebar with name and role, in a bar as initials. */
export function UserMenu({ position }: { position: 'top-start' | 'bottom-end' }) {
  const t = useT()
  const { claims, picture } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const [isAsking, question] = useDisclosure(false)
  const [unsent, setUnsent] = useState(0)
  const leave = async () => {
    if (hasUnsavedForm()) return question.open()
    const count = await unsentBeforeLeaving()
    return count > 0 ? setUnsent(count) : signOut()
  }

  return (
    <>
      <Menu position={position} width={240}>
        <Menu.Target>
          <UnstyledButton className={classes.user}>
            <StaffAvatar
              userId={claims.user_id}
              name={claims.name}
              picture={picture}
              classNames={{ placeholder: classes.initials }}
              size={34}
            />
            <VisuallyHidden>{t('account.of', { name: claims.name })}</VisuallyHidden>
            <span className={classes.userWords} aria-hidden>
              <span className={classes.userName}>{claims.name}</span>
              <span className={classes.userRoles}>
                {claims.roles.map((role) => t(`role.${role}`)).join(', ')}
              </span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text fw={600} c="var(--ink)" component="span" display="block">
              {claims.name}
            </Text>
            {claims.email}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconUserCircle size={17} />}
            renderRoot={(props) => <Link to="/account" {...props} />}
          >
            {t('account.title')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDeviceDesktop size={17} />} onClick={() => setColorScheme('auto')}>
            {t('theme.followSystem')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={17} />} onClick={() => void leave()}>
            {t('signOut.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LeaveQuestion
        isOpen={isAsking}
        title={t('signOut.unsaved.title')}
        onStay={question.close}
        leaveLabel={t('signOut.action')}
        onLeave={() => signOut()}
      />
      <UnsentQuestion
        count={unsent}
        onStay={() => setUnsent(0)}
        leaveLabel={t('signOut.action')}
        onLeave={() => signOut()}
      />
    </>
  )
}
