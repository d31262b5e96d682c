import type { StaffTabBar } from '@innkeeper/api/guestbook/tab-bar.ts'
import {
  type PhaseName,
  phaseWith,
  setUnique,
  shownPhases,
} from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Alert, Button, Radio, Stack, Tabs } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FormFrame } from '../../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../../components/editing/form/form-page.tsx'
import { Box } from '../../../components/page/box.tsx'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import { tabBarQuery } from './api.ts'
import { PhaseOptions } from './phase-options.tsx'
import { PreviewBox } from './preview-box.tsx'
import classes from './tab-bar.module.css'
import { TabBarConflict } from './tab-bar-conflict.tsx'
import { TabList } from './tab-list.tsx'
import { useTabBarForm } from './use-tab-bar-form.ts'

export function TabBarPage() {
  const t = useT()
  return (
    <FormPage title={t('tabBar.title')} subtitle={t('tabBar.subtitle')} query={tabBarQuery} form={Form} />
  )
}

function Form({ latest }: { latest: StaffTabBar }) {
  const t = useT()
  const form = useTabBarForm(latest)
  const { draft: tabBar } = form
  const phases = shownPhases(tabBar)
  const { tab: sentTo } = useSearch({ strict: false }) as { tab?: unknown }
  const [openTab, setOpenTab] = useState<unknown>(sentTo)
  const [chosen, setChosen] = useState<PhaseName>(() => phaseWith(tabBar, openTab) ?? 'inStay')
  const phase = phases.find((name) => name === chosen) ?? phases[0] ?? 'allGuestPhases'
  const choose = (next: PhaseName) => {
    setOpenTab(null)
    setChosen(next)
  }
  const change = (next: (before: TabBarPhase) => TabBarPhase) =>
    form.change((before) => ({
      ...before,
      guestPhases: { ...before.guestPhases, [phase]: next(before.guestPhases[phase]) },
    }))
  return (
    <FormFrame form={form} conflict={<TabBarConflict form={form} />}>
      {form.base.isImported && (
        <Alert color="yellow" mb="md" title={t('tabBar.imported')}>
          {!form.isDirty && (
            <Button onClick={form.save} loading={form.isSaving}>
              {t('tabBar.useImported')}
            </Button>
          )}
        </Alert>
      )}
      <div className={classes.page}>
        <Stack gap="lg">
          <Box title={t('tabBar.phases')}>
            <Radio.Group
              aria-label={t('tabBar.phases')}
              description={t('tabBar.phasesHint')}
              value={tabBar.isUniqueForEachPhase ? 'each' : 'all'}
              onChange={(next) => form.change((before) => setUnique(before, next === 'each', newId))}
            >
              <div className={classes.choices}>
                <Radio value="all" label={t('tabBar.sameForAll')} />
                <Radio value="each" label={t('tabBar.perPhase')} />
              </div>
            </Radio.Group>
          </Box>
          {phases.length > 1 && (
            <Tabs value={phase} onChange={(next) => choose((next ?? phase) as PhaseName)}>
              <Tabs.List aria-label={t('tabBar.phases')}>
                {phases.map((name) => (
                  <Tabs.Tab key={name} value={name}>
                    {t(`tabBar.phase.${name}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
          )}
          <TabList key={phase} phase={tabBar.guestPhases[phase]} openAtFirst={openTab} onChange={change} />
          <PhaseOptions phase={tabBar.guestPhases[phase]} onChange={change} />
        </Stack>
        <PreviewBox phase={tabBar.guestPhases[phase]} />
      </div>
    </FormFrame>
  )
}
