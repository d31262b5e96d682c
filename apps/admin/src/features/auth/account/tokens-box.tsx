import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { tokensQuery } from '../api.ts'
import classes from './account.module.css'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenRow } from './token-row.tsx'

export function TokensBox() {
  const t = useT()
  const [isCreating, dialog] = useDisclosure(false)
  const { data: tokens, error, refetch } = useQuery(tokensQuery)
  const create = (
    <Button variant="default" onClick={dialog.open}>
      {t('tokens.create')}
    </Button>
  )
  return (
    <Box title={t('tokens.title')} flush>
      {error && !tokens && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !tokens && (
        <div className={classes.row}>
          <Skeleton height={38} />
        </div>
      )}
      {tokens?.length === 0 && (
        <EmptyState
          icon={IconKey}
          title={t('tokens.empty.title')}
          text={t('tokens.empty.text')}
          action={create}
        />
      )}
      {tokens && tokens.length > 0 && (
        <>
          <ul className={classes.rows}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
          <div className={classes.foot}>{create}</div>
        </>
      )}
      <NewTokenDialog isOpen={isCreating} onClose={dialog.close} />
    </Box>
  )
}
