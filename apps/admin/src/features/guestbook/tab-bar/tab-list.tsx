import { moveTab, tabsInOrder, withTabs } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import { TABS_MAX, type TabBarItem, type TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconLayoutNavbar, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DragList } from '../../../components/drag/drag-list.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { tabTargetsQuery } from './api.ts'
import { newTab } from './new-tab.ts'
import classes from './tab-bar.module.css'
import { TabDialog } from './tab-dialog.tsx'
import type { TabDraft } from './tab-errors.ts'
import { TabRow } from './tab-row.tsx'

type Props = {
  phase: TabBarPhase
  /** Id of the tab that somebody is sent to. */
  openAtFirst?: unknown
  onChange: (change: (before: TabBarPhase) => TabBarPhase) => void
}

/** The tabs of one bar: carried by pointer, by arrow keys or by buttons, each edited in its own dialog. */
export function TabList({ phase, openAtFirst, onChange }: Props) {
  const t = useT()
  const { index: language } = useDefaultLanguage()
  const { data: targets } = useQuery(tabTargetsQuery)
  const [edited, setEdited] = useState<TabDraft | null>(
    () => phase.items.find(({ id }) => id === openAtFirst) ?? null,
  )
  const [announcement, setAnnouncement] = useState('')
  const [mark, setMark] = useState<number | null>(null)
  const drop = useRef<number | null>(null)
  const tabs = tabsInOrder(phase)
  const nameOf = ({ label }: TabBarItem) => label[language] || t('tabBar.tab.unnamed')

  const move = (tab: TabBarItem, place: number) => {
    const moved = moveTab(tabs, tab.id, place)
    onChange((before) => withTabs(before, moved))
    const now = moved.findIndex(({ id }) => id === tab.id) + 1
    setAnnouncement(t('tabBar.tab.moved', { name: nameOf(tab), place: now, count: moved.length }))
  }
  const remove = (tab: TabBarItem, place: number) => {
    onChange((before) =>
      withTabs(
        before,
        tabsInOrder(before).filter(({ id }) => id !== tab.id),
      ),
    )
    showUndo({
      text: t('tabBar.tab.removed', { name: nameOf(tab) }),
      undo: t('action.undo'),
      onUndo: () =>
        onChange((before) => {
          const others = tabsInOrder(before).filter(({ id }) => id !== tab.id)
          return others.length >= TABS_MAX ? before : withTabs(before, others.toSpliced(place, 0, tab))
        }),
    })
  }
  const keep = (tab: TabBarItem) => {
    onChange((before) => {
      const known = tabsInOrder(before)
      const isKnown = known.some(({ id }) => id === tab.id)
      return withTabs(
        before,
        isKnown ? known.map((each) => (each.id === tab.id ? tab : each)) : [...known, tab],
      )
    })
    setEdited(null)
  }
  /** Where it would stand among the others. */
  const over = (id: string, row: { rowId: string; part: number } | null) => {
    const others = tabs.filter((tab) => tab.id !== id)
    const at = others.findIndex((tab) => tab.id === row?.rowId)
    drop.current = row === null || at === -1 ? null : at + (row.part > 0.5 ? 1 : 0)
    const before = drop.current === null ? undefined : others[drop.current]
    setMark(drop.current === null ? null : before ? tabs.indexOf(before) : tabs.length)
  }
  const end = () => {
    drop.current = null
    setMark(null)
  }

  const isFull = tabs.length >= TABS_MAX
  return (
    <Box title={t('tabBar.tabs')} aside={t('tabBar.count', { count: tabs.length, max: TABS_MAX })} flush>
      {tabs.length === 0 && (
        <EmptyState icon={IconLayoutNavbar} title={t('tabBar.empty.title')} text={t('tabBar.empty.text')} />
      )}
      <DragList
        onOver={over}
        onCancel={end}
        onDrop={(id) => {
          const tab = tabs.find((each) => each.id === id)
          if (tab && drop.current !== null) move(tab, drop.current)
          end()
        }}
      >
        <ol className={classes.tabs} aria-label={t('tabBar.tabs')}>
          {tabs.map((tab, place) => (
            <TabRow
              key={tab.id}
              tab={tab}
              name={nameOf(tab)}
              targets={targets}
              isFirst={place === 0}
              isLast={place === tabs.length - 1}
              dropMark={
                mark === place ? 'before' : mark === tabs.length && place === tabs.length - 1 ? 'after' : null
              }
              onMove={(by) => move(tab, place + by)}
              onEdit={() => setEdited(tab)}
              onRemove={() => remove(tab, place)}
            />
          ))}
        </ol>
      </DragList>
      <div className={classes.add}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} />}
          disabled={isFull}
          onClick={() => setEdited(newTab(tabs.length))}
        >
          {t('tabBar.add')}
        </Button>
        {isFull && <span className={classes.quiet}>{t('tabBar.full')}</span>}
      </div>
      {edited && (
        <TabDialog
          key={edited.id}
          tab={edited}
          isNew={!tabs.some(({ id }) => id === edited.id)}
          targets={targets}
          onSave={keep}
          onCancel={() => setEdited(null)}
        />
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {announcement}
      </VisuallyHidden>
    </Box>
  )
}
