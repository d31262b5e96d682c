import { DEFAULT_NOTIFICATION_SETTINGS } from '@innkeeper/domain/team/notification-settings.ts'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconVolumeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMayAnswer } from '../../features/orders/requests/use-may-answer.ts'
import { notificationsQuery } from '../../features/team/api.ts'
import { playChime, watchSound } from '../../platform/chime.ts'
import { useT } from '../../platform/texts.ts'
import classes from './sound-bar.module.css'

/** Stays on every page of who answers requests until the browser plays sounds: a tablet on the wall must be heard. */
export function SoundBar() {
  const mayAnswer = useMayAnswer()
  const { data: settings = DEFAULT_NOTIFICATION_SETTINGS } = useQuery({
    ...notificationsQuery,
    enabled: mayAnswer,
  })
  // Whoever switched sounds off wants none.
  const isWanted = settings.playSoundInTab || settings.playSoundOutOfTab
  return mayAnswer && isWanted ? <BlockedSound /> : null
}

function BlockedSound() {
  const t = useT()
  const [isBlocked, setIsBlocked] = useState(false)
  useEffect(() => watchSound(setIsBlocked), [])
  const turnOn = async () => {
    const isHeard = await playChime()
    setIsBlocked(!isHeard)
    if (!isHeard) notifications.show({ color: 'accent', message: t('requests.sound.failed') })
  }
  if (!isBlocked) return null
  return (
    <aside className={classes.bar} aria-label={t('requests.sound.on')}>
      <IconVolumeOff size={18} aria-hidden />
      <span>{t('requests.sound.off')}</span>
      <Button size="xs" onClick={() => void turnOn()}>
        {t('requests.sound.on')}
      </Button>
    </aside>
  )
}
