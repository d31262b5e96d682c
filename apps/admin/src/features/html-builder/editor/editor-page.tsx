import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { lazy, memo, Suspense, useEffect } from 'react'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { useDocumentTitle } from '../../../components/page/use-document-title.ts'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { FormSkeleton } from '../../../components/states/form-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import { templateQuery } from '../api.ts'
import { EditorBar } from '../bar/editor-bar.tsx'
import { Canvas } from '../canvas/canvas.tsx'
import { useBrand } from '../canvas/use-page-setting.ts'
import { editorAddress, LIST_PATH, LOCATION_OF } from '../locations.ts'
import { Palette } from '../palette/palette.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { Announcer } from './announcer.tsx'
import { EditorDrag } from './editor-drag.tsx'
import classes from './editor-page.module.css'
import { EditorSessionProvider, useEditor, useView } from './editor-session.ts'
import { LanguageBar } from './language-bar.tsx'
import { TemplateConflict } from './template-conflict.tsx'
import { TemplateNotices } from './template-notices.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { useEditorSession } from './use-editor-session.ts'
import { ModuleActsProvider, useNewModuleActs } from './use-module-acts.ts'

// Only for those who ask how a mail program shows it.
const MailPreview = lazy(async () => ({ default: (await import('../preview/mail-preview.tsx')).MailPreview }))

/** Palette, canvas and settings side by side; one at a time where there is no room. */
export function TemplateEditorPage() {
  const t = useT()
  const { location, templateId = '' } = useParams({ strict: false })
  const query = useQuery(templateQuery(templateId))
  const brand = useBrand()
  const missing = (
    <EmptyState
      title={t('templates.gone.title')}
      text={t('templates.gone.text')}
      action={<Link to={LIST_PATH.page}>{t('templates.gone.back')}</Link>}
    />
  )
  return (
    <Loaded query={query} missing={missing}>
      {(template) => {
        if (LOCATION_OF[template.type] !== location) return <Navigate {...editorAddress(template)} replace />
        return brand ? <TemplateEditor key={template.id} latest={template} brand={brand} /> : <FormSkeleton />
      }}
    </Loaded>
  )
}

function TemplateEditor({ latest, brand }: { latest: StaffTemplate; brand: Brand }) {
  const session = useEditorSession(latest)
  const acts = useNewModuleActs(session)
  return (
    <EditorSessionProvider value={session}>
      <ModuleActsProvider value={acts}>
        <EditorDrag>
          <Workplace brand={brand} name={latest.name} />
        </EditorDrag>
      </ModuleActsProvider>
    </EditorSessionProvider>
  )
}

/** What a save answers is news for the session alone: nothing here is drawn again for it. */
const Workplace = memo(function Workplace({ brand, name }: { brand: Brand; name: string }) {
  const t = useT()
  const { view } = useEditor()
  const panel = useView((now) => now.panel)
  const isMail = useView((now) => now.isMail)
  useDocumentTitle(name)
  useEditorKeys()
  useStaySelected()
  return (
    <div className={classes.editor} data-full-page data-whole-window data-panel={panel}>
      <EditorBar brand={brand} />
      <aside className={classes.palette} aria-label={t('templates.palette')}>
        <Palette brand={brand} />
      </aside>
      <div className={classes.middle}>
        <LanguageBar />
        <TemplateNotices />
        {isMail ? (
          <Suspense fallback={null}>
            <MailPreview />
          </Suspense>
        ) : (
          <Canvas brand={brand} />
        )}
      </div>
      <aside className={classes.settings} aria-label={t('templates.settings')}>
        <SettingsPanel brand={brand} />
      </aside>
      <SegmentedControl
        className={classes.panels}
        aria-label={t('templates.panels')}
        value={panel}
        onChange={(next) => view.set({ panel: next })}
        data={(['add', 'canvas', 'settings'] as const).map((value) => ({
          value,
          label: t(`templates.panel.${value}`),
        }))}
      />
      <TemplateConflict />
      <Announcer />
    </div>
  )
})

/** A module that a colleague took out cannot stay selected. */
function useStaySelected(): void {
  const { store, view } = useEditor()
  useEffect(
    () =>
      store.subscribe(() => {
        const { selected } = view.get()
        if (selected !== null && !(selected in store.get().draft.looks)) view.set({ selected: null })
      }),
    [store, view],
  )
}
