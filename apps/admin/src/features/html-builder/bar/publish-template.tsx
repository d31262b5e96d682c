import { publishTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Anchor, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import type { SaveState } from '../../../components/editing/form/form-state.ts'
import { onFirstPress } from '../../../components/first-press.ts'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { defaultSignatureQuery, noteTemplate, templateKeys } from '../api.ts'
import { useEditor, useIsDeleted, useTemplateState } from '../editor/editor-session.ts'
import { pageAddress } from '../locations.ts'
import { useFindings } from '../palette/findings-box.tsx'
import classes from './editor-bar.module.css'
import { FindingsToPublish } from './findings-to-publish.tsx'
import { usePublishRefusal } from './publish-refusal.ts'

const isSaved = (state: SaveState) => state === 'saved' || state === 'unchanged'

/** Makes the draft what guests and recipients get; asks first when there is something to look at. */
export function PublishTemplate({ brand }: { brand: Brand }) {
  const t = useT()
  const { id, type, store } = useEditor()
  const queryClient = useQueryClient()
  const findings = useFindings(brand)
  const { property } = useSession()
  const { data: signature } = useQuery({ ...defaultSignatureQuery, enabled: type === 'signature' })
  const tellRefusal = usePublishRefusal(type)
  const isDeleted = useIsDeleted()
  const [isAsking, setIsAsking] = useState(false)
  const isPublished = useTemplateState(
    ({ base, saveState }) => base.publishedAt !== null && !base.isChanged && isSaved(saveState),
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
      const isUnused = type === 'signature' && signature !== id
      const words = t(isUnused ? 'templates.published.unusedSignature' : `templates.published.${type}`)
      showDone(
        type === 'page' ? (
          <>
            {words}{' '}
            <Anchor href={pageAddress(property.id, id)} target="_blank" rel="noreferrer" underline="always">
              {t('templates.openPage')}
            </Anchor>
          </>
        ) : (
          words
        ),
      )
    },
    onError: (error) => tellRefusal(error, isSaved(store.get().saveState)),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button
        className={classes.publish ?? ''}
        loading={isPending}
        disabled={isPublished || isDeleted}
        onClick={onFirstPress(() => (findings.length > 0 ? setIsAsking(true) : mutate()))}
      >
        {isPublished ? t('publish.justDone') : t('action.publish')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('templates.findings.count', { count: findings.length })}
        buttons={
          <DialogButtons
            onCancel={() => setIsAsking(false)}
            focus="action"
            action={{ label: t('templates.publishAnyway'), onClick: () => mutate(), isPending }}
          />
        }
      >
        <FindingsToPublish findings={findings} onGo={() => setIsAsking(false)} />
        <p>{t('templates.publishText')}</p>
      </Dialog>
    </>
  )
}
