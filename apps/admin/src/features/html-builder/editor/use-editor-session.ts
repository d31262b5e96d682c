import { type StaffTemplate, updateTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { contentOfDraft } from '@innkeeper/html-builder/draft/draft-of-content.ts'
import { selectedAfter } from '@innkeeper/html-builder/draft/selected-after.ts'
import { referenceLanguage, type TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushWhenLeft } from '../../../components/editing/form/flush-when-left.ts'
import { createFormStore } from '../../../components/editing/form/form-store.ts'
import { useUnsavedPort } from '../../../components/editing/form/use-unsaved-port.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { beforeLeaving } from '../../../platform/before-leaving.ts'
import { call } from '../../../platform/call.ts'
import { useLiveEvent } from '../../../platform/live.tsx'
import { templateKeys, templateQuery } from '../api.ts'
import { createHistory } from '../draft/history.ts'
import { templateForm } from '../draft/template-form.ts'
import { announce } from './announce.ts'
import type { EditorSession } from './editor-session.ts'
import { createEditorView } from './editor-view.ts'

/** A hundred modules in six languages are a lot to send and to compare: what is typed comes in between. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Opens a template for editing, and follows what others do with it. */
export function useEditorSession(latest: StaffTemplate): EditorSession {
  const queryClient = useQueryClient()
  const main = useDefaultLanguage().index
  const unsaved = useUnsavedPort({ form: 'template', id: latest.id })
  const [session] = useState((): EditorSession => {
    const form = templateForm(main)
    const send = async ({ id, revision }: StaffTemplate, draft: TemplateDraft) => {
      const content = contentOfDraft(draft)
      await turn()
      const saved = await call(updateTemplate, { body: { id, revision, ...content } })
      await turn()
      form.noteAnswer(saved, draft)
      await turn()
      queryClient.setQueryData(templateKeys.one(id), saved)
      return saved
    }
    const store = createFormStore(form, latest, { send, unsaved, now: Date.now })
    const history = createHistory(form)
    const view = createEditorView(referenceLanguage(store.get().draft, main))
    const take = (step: (draft: TemplateDraft) => TemplateDraft) => {
      const { order } = store.get().draft
      const { selected } = view.get()
      store.change(step)
      view.set({ selected: selectedAfter(order, store.get().draft.order, selected) })
    }
    return {
      id: latest.id,
      type: latest.type,
      store,
      history,
      view,
      announce,
      edit: (change, field = '') => {
        const before = store.get().draft
        store.change(change)
        const after = store.get().draft
        if (after !== before) history.record(before, after, field, Date.now())
      },
      undo: () => take(history.undo),
      redo: () => take(history.redo),
    }
  })
  const { store } = session
  useEffect(() => store.adopt(latest), [store, latest])
  useEffect(() => {
    const forget = beforeLeaving(store.settle)
    const stop = flushWhenLeft(store.flush)
    return () => {
      forget()
      stop()
      store.flush()
      // The list shows what was written here.
      void queryClient.invalidateQueries({ queryKey: templateKeys.lists })
    }
  }, [store, queryClient])
  useLiveEvent('template.changed', ({ templateId, revision, isDeleted }) => {
    if (templateId !== session.id) return
    // There is nothing to fetch any more; what is on screen stays.
    if (isDeleted) return session.view.set({ isDeleted })
    const isNews = revision > Number(store.get().latest.revision)
    if (isNews && store.get().saveState !== 'saving') {
      void queryClient.fetchQuery({ ...templateQuery(session.id), staleTime: 0 })
    }
  })
  return session
}
