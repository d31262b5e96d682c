import type { listSessions } from '@innkeeper/api/auth.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { deviceOf } from '../device-name.ts'
import classes from './account.module.css'

export type SessionItem = AnswerOf<typeof listSessions>[number]

type Props = { session: SessionItem; lastSeen: string; isEnding: boolean; onEnd: () => void }

export function SessionRow({ session, lastSeen, isEnding, onEnd }: Props) {
  const t = useT()
  const name = deviceWords(t, session.userAgent)
  const DeviceIcon = deviceOf(session.userAgent).isPhone ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <DeviceIcon className={classes.icon} size={22} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <div className={classes.name}>
          {name}
          {session.isCurrent && <StateBadge tone="good">{t('sessions.this')}</StateBadge>}
        </div>
        <div className={classes.quiet}>
          {t('sessions.lastSeen', {
            address: session.address ?? t('sessions.noAddress'),
            when: lastSeen,
          })}
        </div>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('sessions.endOf', { device: name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** "Chrome on Windows", or as much of it as is known. */
function deviceWords(t: AdminTranslate, userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknownDevice')
}
