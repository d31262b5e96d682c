import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import { SegmentedControl } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import type { ComposeSearch } from './compose-search.ts'
import { MailingList } from './mailings/mailing-list.tsx'
import { MailingPanel } from './mailings/mailing-panel.tsx'
import { useCancelAny } from './use-cancel-any.ts'
import { WriteView } from './write-view.tsx'

const route = getRouteApi('/staff/messages')

/** A message is written here; beside it stand those that were. */
export function ComposePage() {
  const t = useT()
  const { guest, view, mailing } = route.useSearch()
  const navigate = useNavigate()
  const go = (search: ComposeSearch) => void navigate({ to: '/messages', search })
  const { moment } = useMoment()
  const cancel = useCancelAny()
  const sent = (one: Mailing) => {
    go({ view: 'mailings', mailing: one.id })
    if (one.sendAt === null) return
    showUndo({
      text: t('compose.scheduled', { at: moment(one.sendAt) }),
      undo: t('action.undo'),
      onUndo: () => cancel.mutate(one.id),
    })
  }
  return (
    <>
      <PageHeader
        title={t('compose.title')}
        tab={t('nav.compose')}
        subtitle={t('compose.subtitle')}
        actions={
          <SegmentedControl
            aria-label={t('compose.view')}
            value={view ?? 'write'}
            onChange={(next) => go(next === 'mailings' ? { view: 'mailings' } : {})}
            data={[
              { value: 'write', label: t('compose.write') },
              { value: 'mailings', label: t('compose.mailings') },
            ]}
          />
        }
      />
      {view === 'mailings' ? (
        <MailingList onOpen={(id) => go({ view, mailing: id })} onWrite={() => go({})} />
      ) : (
        <WriteView key={guest ?? ''} guestId={guest ?? null} onSent={sent} />
      )}
      {mailing && <MailingPanel mailingId={mailing} onClose={() => go(view ? { view } : {})} />}
    </>
  )
}
