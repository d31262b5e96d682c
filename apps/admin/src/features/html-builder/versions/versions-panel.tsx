import { restoreTemplateVersion, type TemplateVersion } from '@innkeeper/api/html-builder/templates.ts'
import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { showUndo } from '../../../components/states/undo-store.ts'
import { call } from '../../../platform/call.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { noteTemplate, versionQuery, versionsQuery } from '../api.ts'
import { TemplatePicture } from '../canvas/template-picture.tsx'
import { useBrand } from '../canvas/use-page-setting.ts'
import { useEditor, useView } from '../editor/editor-session.ts'
import classes from './versions.module.css'

/** What was published before, to be looked at and brought back. */
export function VersionsPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <SidePanel title={t('history.title')} isOpen={isOpen} onClose={onClose} size={460}>
      {isOpen && <Versions onRestored={onClose} />}
    </SidePanel>
  )
}

function Versions({ onRestored }: { onRestored: () => void }) {
  const t = useT()
  const { id } = useEditor()
  const { data, error, refetch } = useQuery(versionsQuery(id))
  const [shown, setShown] = useState<number | null>(null)
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={200} radius="lg" />
  if (data.versions.length === 0) {
    return <EmptyState icon={IconHistory} title={t('history.empty.title')} text={t('history.empty.text')} />
  }
  return (
    <ol className={classes.versions}>
      {data.versions.map((version, place) => (
        <li key={version.version}>
          <UnstyledButton
            className={classes.version}
            aria-expanded={shown === version.version}
            onClick={() => setShown(shown === version.version ? null : version.version)}
          >
            <VersionWords version={version} isCurrent={place === 0} />
          </UnstyledButton>
          {shown === version.version && <OneVersion version={version.version} onRestored={onRestored} />}
        </li>
      ))}
    </ol>
  )
}

function VersionWords({ version, isCurrent }: { version: TemplateVersion; isCurrent: boolean }) {
  const t = useT()
  const when = useMoment().ago(version.publishedAt)
  return (
    <>
      <span className={classes.name}>
        {t('publish.version', { version: version.version })}
        {isCurrent && <span className={classes.current}>{t('history.current')}</span>}
      </span>
      <span className={classes.quiet}>
        {version.publishedBy ? t('cards.changedBy', { name: version.publishedBy, when }) : when}
      </span>
    </>
  )
}

function OneVersion({ version, onRestored }: { version: number; onRestored: () => void }) {
  const t = useT()
  const { id, store, edit } = useEditor()
  const language = useView((view) => view.language)
  const queryClient = useQueryClient()
  const brand = useBrand()
  const { data, error, refetch } = useQuery(versionQuery(id, version))
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await store.settle()
      const before = store.get().draft
      return { before, restored: await call(restoreTemplateVersion, { body: { id, version } }) }
    },
    onSuccess: ({ before, restored }) => {
      noteTemplate(queryClient, restored)
      store.replace(restored)
      showUndo({
        text: t('history.restored', { version }),
        undo: t('action.undo'),
        onUndo: () => edit(() => before),
      })
      onRestored()
    },
    onError: useFailureNotice(),
  })
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data || !brand) return <Skeleton height={240} />
  return (
    <div className={classes.one}>
      <TemplatePicture content={data} pictures={data.pictures} brand={brand} language={language} isWhole />
      <Button variant="default" onClick={() => mutate()} loading={isPending}>
        {t('history.restore')}
      </Button>
    </div>
  )
}
