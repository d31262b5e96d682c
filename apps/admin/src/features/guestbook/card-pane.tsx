import { Skeleton, Stack } from '@mantine/core'
import { IconLayoutBoard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { cardQuery } from './api.ts'
import { CardForm } from './card-form/card-form.tsx'
import type { CardList } from './card-list-changes.ts'

/** The form of the card in the address. */
export function CardPane({ list, cardId }: { list: CardList | undefined; cardId: string | undefined }) {
  const t = useT()
  const shownId = useRef<string>(undefined)
  const found = list?.cards.find(({ card }) => card.id === cardId)
  if (found) shownId.current = cardId
  if (found) return <CardForm key={found.card.id} staffCard={found} />
  if (cardId === undefined) {
    return <EmptyState icon={IconLayoutBoard} title={t('cards.choose.title')} text={t('cards.choose.text')} />
  }
  // It was here a moment ago, so it went: there is nothing to ask, and whoever let it go is on their way to the list.
  if (list && shownId.current === cardId) {
    return <EmptyState icon={IconLayoutBoard} title={t('cards.gone.title')} text={t('cards.gone.text')} />
  }
  return list ? <UnknownCard cardId={cardId} /> : <FormSkeleton />
}

/** One that is not in the list: the server says why. */
function UnknownCard({ cardId }: { cardId: string }) {
  const { error, refetch } = useQuery(cardQuery(cardId))
  return error ? <LoadError error={error} onRetry={refetch} /> : <FormSkeleton />
}

function FormSkeleton() {
  const t = useT()
  return (
    <Stack gap="md" p="lg" role="status" aria-label={t('list.loading')}>
      <Skeleton height={44} width={300} />
      <Skeleton height={320} radius="lg" />
      <Skeleton height={64} radius="lg" />
      <Skeleton height={64} radius="lg" />
    </Stack>
  )
}
