import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { differences, withChoices } from '../../../components/editing/form/merge.ts'
import type { TemplateForm } from './template-form.ts'

/** What somebody types without a pause is one step. */
const ONE_STEP_MS = 1200
const STEPS_MAX = 200

type Step = { before: TemplateDraft; after: TemplateDraft; field: string; at: number }

/** One's own steps, to be taken back and made again; what a colleague changed meanwhile stays. */
export function createHistory(form: Pick<TemplateForm, 'depths' | 'reconcile' | 'tidy'>) {
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  let can = { undo: false, redo: false }
  const listeners = new Set<() => void>()
  const set = (nextDone: readonly Step[], nextUndone: readonly Step[]) => {
    done = nextDone
    undone = nextUndone
    const next = { undo: done.length > 0, redo: undone.length > 0 }
    if (next.undo === can.undo && next.redo === can.redo) return
    can = next
    for (const listener of listeners) listener()
  }

  /** A draft with one change made in it; a field that somebody else changed since is theirs. */
  function withChange(current: TemplateDraft, from: TemplateDraft, to: TemplateDraft): TemplateDraft {
    // Nobody changed anything since.
    if (current === from) return to
    const versions = { base: from, mine: to, theirs: current }
    const found = differences(form.depths, form.reconcile?.(versions) ?? versions)
    const next = withChoices(current, found, ({ isConflict, suggested }) =>
      isConflict ? 'theirs' : suggested,
    )
    return replaceEqualDeep(current, form.tidy(next))
  }

  return {
    /** Somebody changed something; changes of one field in a row are one step. */
    record(before: TemplateDraft, after: TemplateDraft, field: string, at: number): void {
      const last = done.at(-1)
      const isSame =
        field !== '' && last?.field === field && at - last.at < ONE_STEP_MS && last.after === before
      const step = isSame ? { ...last, after, at } : { before, after, field, at }
      set([...(isSame ? done.slice(0, -1) : done), step].slice(-STEPS_MAX), [])
    },
    undo(current: TemplateDraft): TemplateDraft {
      const step = done.at(-1)
      if (!step) return current
      set(done.slice(0, -1), [...undone, step])
      return withChange(current, step.after, step.before)
    },
    redo(current: TemplateDraft): TemplateDraft {
      const step = undone.at(-1)
      if (!step) return current
      set([...done, { ...step, field: '' }], undone.slice(0, -1))
      return withChange(current, step.before, step.after)
    },
    can: () => can,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type EditHistory = ReturnType<typeof createHistory>
