import type { StaffTabBar } from '@innkeeper/api/guestbook/tab-bar.ts'
import { type PhaseName, setUnique, shownPhases } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Alert, Button, Radio, Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormBar } from '../../../components/form/form-bar.tsx'
import { LeaveGuard } from '../../../components/form/leave-guard.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { newId } from '../../../platform/new-id.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { tabBarQuery } from './api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { PhaseOptions } from './phase-options.tsx'
import { PreviewBox } from './preview-box.tsx'
import classes from './tab-bar.module.css'
import { TabList } from './tab-list.tsx'
import { useTabBarForm } from './use-tab-bar-form.ts'

export function TabBarPage() {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(tabBarQuery)
  return (
    <>
      <PageHeader title={t('tabBar.title')} subtitle={t('tabBar.subtitle')} />
      {data && <Form key={property.id} latest={data} />}
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
    </>
  )
}

function Form({ latest }: { latest: StaffTabBar }) {
  const t = useT()
  const form = useTabBarForm(latest)
  const { tabBar } = form
  const phases = shownPhases(tabBar)
  const [chosen, setChosen] = useState<PhaseName>('inStay')
  const phase = phases.find((name) => name === chosen) ?? phases[0] ?? 'allGuestPhases'
  const change = (next: (before: TabBarPhase) => TabBarPhase) =>
    form.set((before) => ({
      ...before,
      guestPhases: { ...before.guestPhases, [phase]: next(before.guestPhases[phase]) },
    }))
  return (
    <>
      {form.base.isImported && (
        <Alert color="yellow" mb="md" title={t('tabBar.imported')}>
          {!form.isDirty && (
            <Button onClick={form.save} loading={form.isSaving}>
              {t('tabBar.useImported')}
            </Button>
          )}
        </Alert>
      )}
      {form.error && <Alert color="red" mb="md" role="alert" title={errorText(t, form.error)} />}
      <div className={classes.page}>
        <Stack gap="lg">
          <Box title={t('tabBar.phases')}>
            <Radio.Group
              aria-label={t('tabBar.phases')}
              description={t('tabBar.phasesHint')}
              value={tabBar.isUniqueForEachPhase ? 'each' : 'all'}
              onChange={(next) => form.set((before) => setUnique(before, next === 'each', newId))}
            >
              <div className={classes.choices}>
                <Radio value="all" label={t('tabBar.sameForAll')} />
                <Radio value="each" label={t('tabBar.perPhase')} />
              </div>
            </Radio.Group>
          </Box>
          {phases.length > 1 && (
            <Tabs value={phase} onChange={(next) => setChosen((next ?? phase) as PhaseName)}>
              <Tabs.List aria-label={t('tabBar.phases')}>
                {phases.map((name) => (
                  <Tabs.Tab key={name} value={name}>
                    {t(`tabBar.phase.${name}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
          )}
          <TabList key={phase} phase={tabBar.guestPhases[phase]} onChange={change} />
          <PhaseOptions phase={tabBar.guestPhases[phase]} onChange={change} />
        </Stack>
        <PreviewBox phase={tabBar.guestPhases[phase]} />
      </div>
      <FormBar
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        savedAt={form.savedAt}
        onSave={form.save}
        onDiscard={form.discard}
      />
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} />
      <ConflictDialog form={form} />
    </>
  )
}
