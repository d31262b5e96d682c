import type { StaffTabBar } from '@innkeeper/api/guestbook/tab-bar.ts'
import { shownPhases } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Text } from '@mantine/core'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { RevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { BarPreview } from './bar-preview.tsx'
import classes from './tab-bar.module.css'

/** Both bars as guests would see them. */
export function TabBarConflict({ form }: { form: RevisionForm<StaffTabBar, TabBar> }) {
  const t = useT()
  return (
    <ConflictDialog form={form} text={() => t('tabBar.conflict.text')}>
      {({ current }) => (
        <div className={classes.versions}>
          <Version title={t('conflict.mine')} tabBar={form.draft} />
          <Version title={t('tabBar.conflict.theirs')} tabBar={current.tabBar} />
        </div>
      )}
    </ConflictDialog>
  )
}

function Version({ title, tabBar }: { title: string; tabBar: TabBar }) {
  const t = useT()
  const { index } = useDefaultLanguage()
  return (
    <section aria-label={title}>
      <Text fw={600} mb="xs">
        {title}
      </Text>
      {shownPhases(tabBar).map((name) => (
        <figure key={name} className={classes.figure}>
          <figcaption className={classes.quiet}>{t(`tabBar.phase.${name}`)}</figcaption>
          <BarPreview phase={tabBar.guestPhases[name]} language={index} place="phone" />
        </figure>
      ))}
    </section>
  )
}
