import { Avatar, Menu, Text, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceDesktop, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LeaveQuestion } from '../../components/editing/form/leave-question.tsx'
import { hasUnsavedForm } from '../../components/editing/form/unsaved-forms.ts'
import { useSignOut } from '../../features/auth/use-sign-out.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './top-bar.module.css'

export function UserMenu() {
  const t = useT()
  const { claims } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const [isAsking, question] = useDisclosure(false)
  const leave = () => (hasUnsavedForm() ? question.open() : void signOut())

  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton>
            <Avatar name={claims.name} classNames={{ placeholder: classes.initials }} size={34} radius="xl" />
            <VisuallyHidden>{t('account.of', { name: claims.name })}</VisuallyHidden>
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
          <Menu.Item leftSection={<IconLogout size={17} />} onClick={leave}>
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
    </>
  )
}
