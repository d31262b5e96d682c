import { contentOfDraft } from '@innkeeper/html-builder/draft/draft-of-content.ts'
import { Alert, Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { MergedNotice, RefusalNotice } from '../../../components/editing/form/form-notices.tsx'
import { onFirstPress } from '../../../components/first-press.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useCreateTemplate } from '../api.ts'
import { editorAddress } from '../locations.ts'
import { useEditor, useIsDeleted, useTemplateState } from './editor-session.ts'
import classes from './template-notices.module.css'

/** How the last save went, what came back of what was typed earlier, and what a colleague changed. */
export function TemplateNotices() {
  const t = useT()
  const { store } = useEditor()
  const error = useTemplateState((state) => state.error)
  const mergedWith = useTemplateState((state) => state.mergedWith)
  const isRestored = useTemplateState((state) => state.isRestored)
  const isDeleted = useIsDeleted()
  const isSetAside = useTemplateState(({ conflict }) => conflict?.isSetAside ?? false)
  return (
    <div className={classes.notices}>
      {isDeleted ? <DeletedNotice /> : <RefusalNotice error={error} />}
      <MergedNotice mergedWith={mergedWith} />
      {isRestored && (
        <Alert color="brand" title={t('save.restored')}>
          <Button variant="default" onClick={store.discard}>
            {t('action.discard')}
          </Button>
        </Alert>
      )}
      {isSetAside && (
        <Alert color="red" title={t('save.conflict')}>
          <Button variant="default" onClick={store.compare}>
            {t('templates.compare')}
          </Button>
        </Alert>
      )}
    </div>
  )
}

/** Nothing can be saved there any more: what is on screen goes on as another one. */
function DeletedNotice() {
  const t = useT()
  const { type, store } = useEditor()
  const navigate = useNavigate()
  const create = useCreateTemplate(type)
  const tell = useFailureNotice(t('templates.saveAsNew.failed'))
  const save = () =>
    create.mutate(
      { content: contentOfDraft(store.get().draft) },
      {
        onSuccess: (made) => {
          store.discard()
          void navigate(editorAddress(made))
        },
        onError: tell,
      },
    )
  return (
    <Alert color="red" title={t(`templates.wasDeleted.${type}`)} role="alert">
      <Group justify="space-between" gap="xs">
        {t('templates.wasDeleted.text')}
        <Button variant="default" loading={create.isPending} onClick={onFirstPress(save)}>
          {t(`templates.saveAsNew.${type}`)}
        </Button>
      </Group>
    </Alert>
  )
}
