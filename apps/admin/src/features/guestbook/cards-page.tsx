import { Button } from '@mantine/core'
import { IconExternalLink, IconLayoutBoard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { moveBetweenRows } from '../../components/data-list/row-keys.ts'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { guestbookAddress } from '../../platform/addresses.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { cardListQuery } from './api.ts'
import { CardRow } from './card-row.tsx'
import classes from './cards.module.css'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { PublishButton } from './publish-button.tsx'

export function CardsPage() {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(cardListQuery)
  const changes = data?.cards.filter((card) => card.isChanged || !card.isPublished).length ?? 0

  return (
    <>
      <PageHeader
        title={t('cards.title')}
        subtitle={
          data &&
          (changes > 0
            ? t('publish.changed', { count: changes })
            : t('cards.upToDate', { version: data.publishedVersion }))
        }
        actions={
          <>
            <Button
              component="a"
              href={guestbookAddress(property.id)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              rightSection={<IconExternalLink size={16} stroke={1.6} />}
            >
              {t('cards.seeAsGuest')}
            </Button>
            <PublishButton />
          </>
        }
      />
      <Box flush>
        {!data && error && <LoadError error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton />}
        {data?.cards.length === 0 && (
          <EmptyState icon={IconLayoutBoard} title={t('cards.empty.title')} text={t('cards.empty.text')} />
        )}
        {data && data.cards.length > 0 && (
          <ol className={classes.cards} aria-label={t('cards.title')} onKeyDown={moveBetweenRows}>
            {data.cards.map((card) => (
              <CardRow key={card.card.id} staffCard={card} pictures={data.pictures} />
            ))}
          </ol>
        )}
      </Box>
    </>
  )
}
