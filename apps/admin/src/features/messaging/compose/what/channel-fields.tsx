import type { Leaves } from '@innkeeper/api/messaging/messages.ts'
import { Checkbox } from '@mantine/core'
import { IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan, useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../compose.module.css'
import type { DraftForm } from '../use-compose-draft.ts'

/** E-mail always; SMS where the property has the module. */
export function ChannelFields({ form: { draft, change }, leaves }: { form: DraftForm; leaves: Leaves }) {
  const t = useT()
  const may = useCan()
  const hasSms = useSession().property.modules.includes('messagingSms')
  const stays = (draft.byEmail && !leaves.email) || (draft.bySms && !leaves.sms)
  return (
    <div className={classes.field}>
      <fieldset className={classes.channels} aria-label={t('compose.channels')}>
        <Checkbox.Card
          className={classes.channel}
          checked={draft.byEmail}
          onClick={() => change({ byEmail: !draft.byEmail })}
        >
          <Checkbox.Indicator />
          <IconMail size={18} stroke={1.6} aria-hidden />
          {t('outbox.channel.email')}
        </Checkbox.Card>
        {hasSms && (
          <Checkbox.Card
            className={classes.channel}
            checked={draft.bySms}
            onClick={() => change({ bySms: !draft.bySms })}
          >
            <Checkbox.Indicator />
            <IconDeviceMobile size={18} stroke={1.6} aria-hidden />
            {t('outbox.channel.sms')}
          </Checkbox.Card>
        )}
      </fieldset>
      {!hasSms && (
        <p className={classes.hint}>
          {t('compose.noSms')} {may('modules:manage') && <Link to="/modules">{t('offer.toModules')}</Link>}
        </p>
      )}
      {stays && <p className={classes.warning}>{t('compose.staysHere')}</p>}
    </div>
  )
}
