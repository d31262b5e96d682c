import { Group, Skeleton, Stack } from '@mantine/core'
import { IconLayoutBoard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Box } from '../../components/page/box.tsx'
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

/** Title, subtitle and the text. */
const TEXT_FIELDS = [36, 37, 190]

/** The shape of a card's form: its name, its words, its folded sections. */
function FormSkeleton() {
  const t = useT()
  return (
    <Stack gap="md" p="lg" role="status" aria-label={t('list.loading')}>
      <Group gap="sm" wrap="nowrap">
        <Skeleton height={44} width={44} radius="md" />
        <div>
          <Skeleton height={20} width={220} mb={8} />
          <Skeleton height={12} width={140} />
        </div>
      </Group>
      <Box>
        {TEXT_FIELDS.map((height) => (
          <div key={height}>
            <Skeleton height={12} width={80} mb={8} />
            <Skeleton height={height} mb="md" />
          </div>
        ))}
      </Box>
      <Skeleton height={56} radius="lg" />
      <Skeleton height={56} radius="lg" />
    </Stack>
  )
}
