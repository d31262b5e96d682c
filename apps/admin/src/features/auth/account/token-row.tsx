import { type listApiTokens, revokeApiToken } from '@innkeeper/api/auth.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import classes from './account.module.css'
import { useChange } from './use-change.ts'

type Token = AnswerOf<typeof listApiTokens>[number]

export function TokenRow({ token: { id, name, createdAt, lastSeenAt } }: { token: Token }) {
  const t = useT()
  const { ago } = useMoment()
  const [isAsking, question] = useDisclosure(false)
  const revoke = useChange(
    () => call(revokeApiToken, { params: { id } }),
    () => {
      question.close()
      showDone(t('tokens.revoked'))
    },
  )
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
      <Button variant="default" onClick={question.open} aria-label={t('tokens.revokeOf', { name })}>
        {t('tokens.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('tokens.revoke.title', { name })}
        action={{
          label: t('tokens.revoke'),
          isPending: revoke.isPending,
          onClick: () => revoke.start(undefined),
        }}
      >
        {t('tokens.revoke.text')}
      </ConfirmDialog>
    </li>
  )
}
