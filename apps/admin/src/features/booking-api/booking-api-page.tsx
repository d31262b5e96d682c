import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListSkeleton } from '../../components/data-list/list-skeleton.tsx'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { propertyTokensQuery } from './api.ts'
import { GuideBox } from './guide-box.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenRow } from './token-row.tsx'

/** Tokens with which other systems of the house call about bookings, and how they begin. */
export function BookingApiPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(propertyTokensQuery)
  const [isCreating, dialog] = useDisclosure(false)
  const create = (
    <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={dialog.open}>
      {t('bookingApi.create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('bookingApi.title')}
        subtitle={t('bookingApi.subtitle')}
        actions={data && data.tokens.length > 0 ? create : null}
      />
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <ListSkeleton isPhone={false} columns={3} />}
      {data && (
        <Stack gap="lg">
          <Box title={t('bookingApi.tokens')} aside={data.tokens.length || null} flush>
            {data.tokens.length === 0 ? (
              <EmptyState
                icon={IconKey}
                title={t('bookingApi.empty.title')}
                text={t('bookingApi.empty.text')}
                action={create}
              />
            ) : (
              <RowList>
                {data.tokens.map((token) => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </RowList>
            )}
          </Box>
          <GuideBox address={data.address} />
        </Stack>
      )}
      {isCreating && <NewTokenDialog onClose={dialog.close} />}
    </>
  )
}
