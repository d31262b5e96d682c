import { type PhaseName, shownPhases } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Button, Text } from '@mantine/core'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { BarPreview } from './bar-preview.tsx'
import classes from './tab-bar.module.css'
import type { TabBarForm } from './use-tab-bar-form.ts'

/** Both versions side by side; nothing is given up before one is chosen. */
export function ConflictDialog({ form }: { form: TabBarForm }) {
  const t = useT()
  const { conflict } = form
  if (!conflict) return null
  return (
    <Dialog
      title={t('conflict.title')}
      isOpen
      staysOpen
      size="xl"
      onClose={form.closeConflict}
      buttons={
        <>
          <Button variant="default" onClick={form.takeTheirs} disabled={form.isSaving} data-autofocus>
            {t('tabBar.conflict.takeTheirs')}
          </Button>
          <Button onClick={form.keepMine} loading={form.isSaving}>
            {t('tabBar.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Text mb="md">{t('tabBar.conflict.text')}</Text>
      <div className={classes.versions}>
        <Version title={t('tabBar.conflict.mine')} tabBar={form.tabBar} />
        <Version title={t('tabBar.conflict.theirs')} tabBar={conflict.tabBar} />
      </div>
    </Dialog>
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
      {shownPhases(tabBar).map((name: PhaseName) => (
        <figure key={name} className={classes.figure}>
          <figcaption className={classes.quiet}>{t(`tabBar.phase.${name}`)}</figcaption>
          <BarPreview phase={tabBar.guestPhases[name]} language={index} place="phone" />
        </figure>
      ))}
    </section>
  )
}
