import { type listApiTokens, revokeApiToken } from '@innkeeper/api/auth.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import classes from './account.module.css'
import { ConfirmedChange } from './confirmed-change.tsx'

type Token = AnswerOf<typeof listApiTokens>[number]

export function TokenRow({ token: { id, name, createdAt, lastSeenAt } }: { token: Token }) {
  const t = useT()
  const { ago } = useMoment()
  const created = ago(createdAt)
  return (
    <li className={classes.row}>
      <IconKey className={classes.icon} size={22} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <div className={classes.name}>{name}</div>
        <div className={classes.quiet}>
          {lastSeenAt
            ? t('tokens.lastUsed', { created, when: ago(lastSeenAt) })
            : t('tokens.never', { created })}
        </div>
      </div>
      <ConfirmedChange
        run={() => call(revokeApiToken, { params: { id } })}
        doneText={t('tokens.revoked')}
        title={t('tokens.revoke.title', { name })}
        actionLabel={t('tokens.revoke')}
        button={(ask) => (
          <Button variant="default" onClick={ask} aria-label={t('tokens.revokeOf', { name })}>
            {t('tokens.revoke')}
          </Button>
        )}
      >
        {t('tokens.revoke.text')}
      </ConfirmedChange>
    </li>
  )
}
