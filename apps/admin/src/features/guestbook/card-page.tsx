import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Box } from '../../components/page/box.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { cardQuery } from './api.ts'
import { CardForm } from './card-form/card-form.tsx'

const route = getRouteApi('/staff/guestbook/cards/$cardId')

export function CardPage() {
  const t = useT()
  const { cardId } = route.useParams()
  const { data, error, refetch } = useQuery(cardQuery(cardId))
  if (data) return <CardForm key={cardId} staffCard={data} />
  if (error) {
    return (
      <Box flush>
        <LoadError error={error} onRetry={refetch} />
      </Box>
    )
  }
  return (
    <Stack gap="lg" role="status" aria-label={t('list.loading')}>
      <Skeleton height={36} width={300} />
      <Skeleton height={460} radius="lg" />
    </Stack>
  )
}
