import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { shownWords } from '../../../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../../../components/editing/placeholders/use-placeholder-names.ts'
import { Box } from '../../../../components/page/box.tsx'
import { NameButton } from '../../../../components/page/name-button.tsx'
import { PendingBox } from '../../../../components/page/pending-box.tsx'
import { ListRow, RowList } from '../../../../components/page/row-list.tsx'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { StateBadge } from '../../../../components/states/state-badge.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import { mailingsQuery } from '../api.ts'
import { MailingProgress } from './mailing-progress.tsx'
import { standingOf, toneOf } from './mailing-words.ts'
import classes from './mailings.module.css'

/** Every message that was composed, the newest first. */
export function MailingList({ onOpen, onWrite }: { onOpen: (id: string) => void; onWrite: () => void }) {
  const t = useT()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(mailingsQuery)
  if (!data) {
    return (
      <PendingBox
        title={t('compose.mailings')}
        error={error}
        onRetry={refetch}
        rows={{ count: 4, className: classes.row, height: 44, width: '100%' }}
      />
    )
  }
  const mailings = data.pages.flatMap(({ items }) => items)
  return (
    <Box title={t('compose.mailings')} flush>
      {mailings.length === 0 ? (
        <EmptyState
          icon={IconSend}
          title={t('compose.noMailings')}
          text={t('compose.noMailings.text')}
          action={<Button onClick={onWrite}>{t('compose.write')}</Button>}
        />
      ) : (
        <RowList>
          {mailings.map((mailing) => (
            <ListRow key={mailing.id} className={classes.row}>
              <MailingRow mailing={mailing} onOpen={() => onOpen(mailing.id)} />
            </ListRow>
          ))}
        </RowList>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('compose.moreMailings')}
          </Button>
        </div>
      )}
    </Box>
  )
}

function MailingRow({ mailing, onOpen }: { mailing: Mailing; onOpen: () => void }) {
  const t = useT()
  const { moment } = useMoment()
  const { nameOf } = usePlaceholderNames()
  const { name, state, sendAt, createdAt, createdByName, people, counts } = mailing
  const when =
    state === 'scheduled' && sendAt ? t('compose.goesAt', { at: moment(sendAt) }) : moment(createdAt)
  // Who is meant then is found out then.
  const whom =
    state === 'scheduled' && people === 0 ? t('compose.peopleThen') : t('compose.peopleOf', { count: people })
  return (
    <>
      <div className={classes.what}>
        <NameButton onClick={onOpen}>
          <span dir="auto">{shownWords(name, nameOf) || t('compose.unnamed')}</span>
        </NameButton>
        <span className={classes.quiet}>{[when, createdByName, whom].join(' · ')}</span>
        {state !== 'scheduled' && <MailingProgress counts={counts} />}
      </div>
      <StateBadge tone={toneOf(mailing)}>{t(`compose.state.${standingOf(mailing)}`)}</StateBadge>
    </>
  )
}
