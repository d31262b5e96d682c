import type { NotificationSettings } from '@innkeeper/domain/team/notification-settings.ts'
import { Button, Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconVolume } from '@tabler/icons-react'
import { Box } from '../../components/page/box.tsx'
import { playChime } from '../../platform/chime.ts'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useSaveNotifications } from './api.ts'
import classes from './team.module.css'

const SOUNDS = ['playSoundInTab', 'playSoundOutOfTab'] as const

export function SoundSettings({ settings }: { settings: NotificationSettings }) {
  const t = useT()
  const save = useSaveNotifications()
  const tellFailure = useFailureNotice(t('team.failed'))

  const play = async () => {
    if (await playChime()) return
    notifications.show({ color: 'red', message: t('notify.test.blocked') })
  }

  return (
    <Box
      title={t('notify.sounds')}
      aside={
        <Button variant="default" size="xs" leftSection={<IconVolume size={16} />} onClick={play}>
          {t('notify.test')}
        </Button>
      }
      flush
    >
      {SOUNDS.map((name) => (
        <div key={name} className={classes.setting}>
          <Switch
            label={t(`notify.${name}`)}
            description={t(`notify.${name}.text`)}
            checked={settings[name]}
            onChange={(event) =>
              save.mutate({ ...settings, [name]: event.currentTarget.checked }, { onError: tellFailure })
            }
          />
        </div>
      ))}
    </Box>
  )
}
