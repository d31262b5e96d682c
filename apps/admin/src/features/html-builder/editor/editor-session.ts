import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { codeOf } from '../../../platform/error-text.ts'
import type { EditHistory } from '../draft/history.ts'
import type { TemplateState, TemplateStore } from '../draft/template-form.ts'
import type { EditorView, EditorViewStore } from './editor-view.ts'

/** One template being edited, for every part of its screen. */
export type EditorSession = {
  id: string
  type: TemplateType
  store: TemplateStore
  view: EditorViewStore
  history: EditHistory
  /** Changes the draft as a step that can be taken back; changes of one field in a row are one step. */
  edit: (change: (draft: TemplateDraft) => TemplateDraft, field?: string) => void
  undo: () => void
  redo: () => void
  /** Said to those who hear the page. */
  announce: (words: string) => void
}

const EditorSessionContext = createContext<EditorSession | null>(null)
export const EditorSessionProvider = EditorSessionContext.Provider

export function useEditor(): EditorSession {
  const session = useContext(EditorSessionContext)
  if (!session) throw new Error('No template is being edited here')
  return session
}

/** A part of the form's state; the component draws again only when that part changes. */
export function useTemplateState<T>(pick: (state: TemplateState) => T): T {
  const { store } = useEditor()
  const picked = () => pick(store.get())
  return useSyncExternalStore(store.subscribe, picked, picked)
}

export function useDraft<T>(pick: (draft: TemplateDraft) => T): T {
  return useTemplateState(({ draft }) => pick(draft))
}

export function useView<T>(pick: (view: EditorView) => T): T {
  const { view } = useEditor()
  const picked = () => pick(view.get())
  return useSyncExternalStore(view.subscribe, picked, picked)
}

/** Whether the template was deleted meanwhile, as far as somebody said so. */
export function useIsDeleted(): boolean {
  const isSaid = useView((view) => view.isDeleted)
  const isRefused = useTemplateState(({ error }) => codeOf(error) === 'template/unknown')
  return isSaid || isRefused
}

export function useCanUndo(): { undo: boolean; redo: boolean } {
  const { history } = useEditor()
  return useSyncExternalStore(history.subscribe, history.can, history.can)
}
