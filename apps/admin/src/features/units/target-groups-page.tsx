import type { CountedTargetGroup } from '@innkeeper/api/units.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Box } from '../../components/page/box.tsx'
import { NameButton } from '../../components/page/name-button.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { targetGroupsQuery } from './api.ts'
import { TargetGroupDialog } from './target-group-dialog.tsx'
import { targetGroupSentence } from './target-group-sentence.ts'
import classes from './units.module.css'

const SKELETON_ROWS = [0, 1, 2]

export function TargetGroupsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(targetGroupsQuery)
  const [edited, setEdited] = useState<CountedTargetGroup | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setEdited('new')}>
      {t('groups.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('groups.title')}
        subtitle={t('groups.subtitle')}
        actions={data && data.groups.length > 0 && add}
      />
      <Box flush>
        {!data && error && <LoadError error={error} onRetry={refetch} />}
        {!data && !error && <GroupsSkeleton />}
        {data?.groups.length === 0 && (
          <EmptyState
            icon={IconTargetArrow}
            title={t('groups.empty.title')}
            text={t('groups.empty.text')}
            action={add}
          />
        )}
        {data && data.groups.length > 0 && (
          <RowList aria-label={t('groups.title')}>
            {data.groups.map((group) => (
              <ListRow key={group.id} className={classes.group}>
                <div>
                  <NameButton
                    className={classes.groupName}
                    aria-label={t('groups.open', { name: group.name })}
                    onClick={() => setEdited(group)}
                  >
                    {group.name}
                  </NameButton>
                  <p className={classes.sentence}>{targetGroupSentence(t, group, data.categories)}</p>
                </div>
                <span className={classes.matching} title={t('groups.matchingHint')}>
                  {t('groups.matching', { matching: group.matching, bookings: data.bookings })}
                </span>
              </ListRow>
            ))}
          </RowList>
        )}
      </Box>
      {edited && data && (
        <TargetGroupDialog
          group={edited === 'new' ? null : edited}
          categories={data.categories}
          rateCodes={data.rateCodes}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function GroupsSkeleton() {
  const t = useT()
  return (
    <RowList aria-label={t('list.loading')}>
      {SKELETON_ROWS.map((row) => (
        <ListRow key={row} className={classes.group}>
          <div>
            <Skeleton height={14} width="30%" mb={8} />
            <Skeleton height={12} width="60%" />
          </div>
        </ListRow>
      ))}
    </RowList>
  )
}
