import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import { clipOf, modulesOfClip } from '@innkeeper/html-builder/draft/clipboard.ts'
import { withLayoutOf } from '@innkeeper/html-builder/draft/edits.ts'
import {
  languagesLeftOut,
  type NewModule,
  newModule,
  takenFrom,
  withDuplicate,
  withInserted,
  withLanguagesOf,
  withMoved,
  withoutModule,
} from '@innkeeper/html-builder/draft/structure.ts'
import { referenceLanguage, type TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { isModuleType } from '@innkeeper/html-builder/draft/word-paths.ts'
import { createContext, useContext, useMemo } from 'react'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { forgetUndo, showUndo, UNDO_MS } from '../../../components/states/undo-store.ts'
import { newId } from '../../../platform/new-id.ts'
import { useT } from '../../../platform/texts.ts'
import { carriedModules, carryModules } from './carried-modules.ts'
import type { EditorSession } from './editor-session.ts'

/** What one does with modules, by pointer, by key or from a menu; each is said to those who hear the page. */
export function useNewModuleActs(session: EditorSession) {
  const t = useT()
  const main = useDefaultLanguage().index
  const languages = useContentLanguages()
  return useMemo(() => {
    const { store, view, edit, announce } = session
    const titles = new Map(languages.map(({ index, title }) => [index, title]))
    const draftNow = () => store.get().draft
    const nameOf = (id: string | null) => {
      const type = id === null ? undefined : draftNow().looks[id]?.type
      return isModuleType(type) ? t(`templates.module.${type}`) : t('templates.module.unknown')
    }
    const placeWords = (id: string) => {
      const { order } = draftNow()
      return { name: nameOf(id), place: order.indexOf(id) + 1, count: order.length }
    }
    const select = (id: string | null) => {
      if (view.get().selected === id) return
      view.set({ selected: id })
      if (id) announce(t('templates.said.selected', placeWords(id)))
    }
    const insert = (modules: readonly NewModule[], at: number) => {
      const { language } = view.get()
      const before = draftNow()
      edit((draft) => withInserted(withOwnLayout(draft, language, main), at, modules, language))
      const [first] = modules
      if (draftNow() === before || !first) return announce(t('templates.said.full'))
      // What was added is seen on the canvas.
      view.set({ selected: first.id, isMail: false })
      announce(t('templates.said.added', placeWords(first.id)))
    }
    const afterSelected = () => {
      const { selected } = view.get()
      const { order } = draftNow()
      return selected === null ? order.length : order.indexOf(selected) + 1
    }
    const remove = (id: string) => {
      const name = nameOf(id)
      const { order } = draftNow()
      const place = order.indexOf(id)
      const taken = takenFrom(draftNow(), id, id)
      edit((draft) => withoutModule(draft, id))
      view.set({ selected: order[place + 1] ?? order[place - 1] ?? null })
      const text = t('templates.said.deleted', { name })
      announce(text)
      // Whatever was done since: the module comes back, once.
      const bringBack = () =>
        taken && edit((draft) => withInserted(draft, place, [taken], view.get().language))
      const notice = showUndo({ text, undo: t('action.undo'), onUndo: bringBack })
      const stop = store.subscribe(() => {
        if (!(id in draftNow().looks)) return
        // It is there again, by whatever way.
        stop()
        forgetUndo(notice)
      })
      setTimeout(stop, UNDO_MS)
    }
    return {
      nameOf,
      select,
      add: (type: TemplateModuleType, at = afterSelected()) => {
        insert([newModule(type, newId())], at)
        view.set({ panel: 'settings' })
      },
      /** To a place counted without it. */
      moveTo: (id: string, to: number) => {
        const before = draftNow()
        edit((draft) => withMoved(draft, id, to))
        if (draftNow() !== before) announce(t('templates.said.moved', placeWords(id)))
      },
      move: (id: string, by: 1 | -1) => {
        const from = draftNow().order.indexOf(id)
        const before = draftNow()
        edit((draft) => withMoved(draft, id, from + by))
        if (draftNow() !== before) announce(t('templates.said.moved', placeWords(id)))
      },
      duplicate: (id: string) => {
        const copy = newId()
        edit((draft) => withDuplicate(draft, id, copy))
        if (!(copy in draftNow().looks)) return announce(t('templates.said.full'))
        view.set({ selected: copy })
        announce(t('templates.said.added', placeWords(copy)))
      },
      remove,
      copy: (id: string) => {
        carryModules(clipOf(draftNow(), [id]))
        announce(t('templates.said.copied', { name: nameOf(id) }))
      },
      cut: (id: string) => {
        carryModules(clipOf(draftNow(), [id]))
        remove(id)
      },
      /** What was copied last, here or in another template of this browser. */
      paste: (carried: unknown = carriedModules(), at = afterSelected()) => {
        const modules = modulesOfClip(carried, session.type, newId)?.map((module) => ({
          ...module,
          words: Object.fromEntries(
            Object.entries(module.words).filter(([index]) => titles.has(Number(index))),
          ),
        }))
        if (!modules?.length) return announce(t('templates.said.nothingToPaste'))
        const leftOut = languagesLeftOut(draftNow(), modules)
        insert(modules, at)
        if (leftOut.length === 0) return
        const names = leftOut.map((index) => titles.get(index)).join(', ')
        showUndo({
          text: t('templates.pastedAlso', { languages: names }),
          undo: t('templates.pastedAlso.add'),
          onUndo: () =>
            edit((draft) =>
              withLanguagesOf(draft, modules, { from: referenceLanguage(draft, main), to: leftOut }),
            ),
        })
      },
      step: (by: 1 | -1) => {
        const { order } = draftNow()
        const { selected } = view.get()
        const at = selected === null ? (by > 0 ? -1 : order.length) : order.indexOf(selected)
        const next = order[at + by]
        if (next) select(next)
      },
    }
  }, [session, t, main, languages])
}

export type ModuleActs = ReturnType<typeof useNewModuleActs>

const ModuleActsContext = createContext<ModuleActs | null>(null)
export const ModuleActsProvider = ModuleActsContext.Provider

/** Made once for an editor: every module on the page asks for them. */
export function useModuleActs(): ModuleActs {
  const acts = useContext(ModuleActsContext)
  if (!acts) throw new Error('No template is being edited here')
  return acts
}

/** A language in which nothing stands yet gets the modules of the others before one is added. */
function withOwnLayout(draft: TemplateDraft, language: number, main: number): TemplateDraft {
  const from = referenceLanguage(draft, main)
  return draft.words[language] ? draft : withLayoutOf(draft, { from, to: language })
}

/** Brings a module into sight and its settings' field under the cursor. */
export function goToField({ view }: EditorSession, id: string | null, path: string): void {
  view.set({
    selected: id,
    // The lines of an e-mail's head stand on the canvas.
    panel: id === null ? 'canvas' : 'settings',
    isMail: false,
    wanted: { path, wish: (view.get().wanted?.wish ?? 0) + 1 },
  })
}
