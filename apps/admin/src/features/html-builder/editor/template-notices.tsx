import { Alert, Button } from '@mantine/core'
import { MergedNotice, RefusalNotice } from '../../../components/editing/form/form-notices.tsx'
import { useT } from '../../../platform/texts.ts'
import { useEditor, useTemplateState } from './editor-session.ts'
import classes from './template-notices.module.css'

/** How the last save went, what came back of what was typed earlier, and what a colleague changed. */
export function TemplateNotices() {
  const t = useT()
  const { store } = useEditor()
  const error = useTemplateState((state) => state.error)
  const mergedWith = useTemplateState((state) => state.mergedWith)
  const isRestored = useTemplateState((state) => state.isRestored)
  const isSetAside = useTemplateState(({ conflict }) => conflict?.isSetAside ?? false)
  return (
    <div className={classes.notices}>
      <RefusalNotice error={error} />
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
