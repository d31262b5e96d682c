import { publishTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { noteTemplate, templateKeys } from '../api.ts'
import { useEditor, useTemplateState } from '../editor/editor-session.ts'
import { useFindings } from '../palette/findings-box.tsx'

/** Makes the draft what guests and recipients get; asks first when there is something to look at. */
export function PublishTemplate({ brand }: { brand: Brand }) {
  const t = useT()
  const { id, type, store, view } = useEditor()
  const queryClient = useQueryClient()
  const findings = useFindings(brand)
  const [isAsking, setIsAsking] = useState(false)
  const isPublished = useTemplateState(
    ({ base, saveState }) =>
      base.publishedAt !== null && !base.isChanged && (saveState === 'saved' || saveState === 'unchanged'),
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await store.settle()
      return call(publishTemplate, { body: { id, revision: store.get().base.revision } })
    },
    onSuccess: (published) => {
      noteTemplate(queryClient, published)
      store.adopt(published)
      void queryClient.invalidateQueries({ queryKey: templateKeys.versions(id) })
      showDone(t(`templates.published.${type}`))
    },
    onError: useFailureNotice(t('publish.failed')),
    onSettled: () => setIsAsking(false),
  })
  const look = () => {
    setIsAsking(false)
    view.set({ panel: 'add', palette: 'add' })
  }
  return (
    <>
      <Button
        loading={isPending}
        disabled={isPublished}
        onClick={() => (findings.length > 0 ? setIsAsking(true) : mutate())}
      >
        {isPublished ? t('publish.justDone') : t('action.publish')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('templates.findings.count', { count: findings.length })}
        buttons={
          <DialogButtons
            onCancel={look}
            focus="action"
            action={{ label: t('templates.publishAnyway'), onClick: () => mutate(), isPending }}
          />
        }
      >
        {t('templates.publishText')}
      </Dialog>
    </>
  )
}
