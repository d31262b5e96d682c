import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './account.module.css'

/** Sounds and notifications have a page of their own. */
export function NotificationsBox() {
  const t = useT()
  return (
    <Box title={t('account.notifications')}>
      <div className={classes.line}>
        <Text c="dimmed">{t('account.notificationsText')}</Text>
        <Button variant="default" renderRoot={(props) => <Link to="/settings/notifications" {...props} />}>
          {t('account.notificationsOpen')}
        </Button>
      </div>
    </Box>
  )
}
