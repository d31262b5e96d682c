import { sameJson } from '../../../platform/same-json.ts'
import { type FormKind, isOlder, type Versioned } from './form-kind.ts'
import { atRest, type FormState, type UnsavedDraft } from './form-state.ts'
import { type Difference, differences, type Side, withChoices } from './merge.ts'

const suggested = (difference: Difference): Side => difference.suggested

/** What becomes of a form's state when something happens to it, without a clock, a server or a screen. */
export function formRules<Read extends Versioned, Draft extends object>(kind: FormKind<Read, Draft>) {
  type State = FormState<Read, Draft>
  const { draftOf, tidy, reconcile = (versions) => versions } = kind

  /** Whether both would be saved as the same. */
  const isSame = (one: Draft, other: Draft) => one === other || sameJson(tidy(one), tidy(other))
  const isDirty = ({ draft, base }: Pick<State, 'draft' | 'base'>) => !isSame(draft, draftOf(base))
  const compare = (base: Draft, mine: Draft, theirs: Draft) =>
    differences(kind.depths, reconcile({ base: tidy(base), mine: tidy(mine), theirs: tidy(theirs) }))
  const choose = (theirs: Draft, found: Difference[], sideOf: (difference: Difference) => Side) =>
    tidy(withChoices(tidy(theirs), found, sideOf))
  const withSaveState = (state: State): State => ({
    ...state,
    saveState: isDirty(state) ? 'unsaved' : atRest(state),
  })

  /** The form as it opens, with what was typed earlier and not saved. */
  function opened(read: Read, unsaved: UnsavedDraft<Draft> | null): State {
    const state: State = {
      base: read,
      latest: read,
      draft: draftOf(read),
      saveState: 'unchanged',
      savedAt: null,
      error: null,
      conflict: null,
      isRestored: false,
      mergedWith: null,
    }
    if (!unsaved) return state
    const restored = merged({ ...state, draft: unsaved.draft, isRestored: true }, read, unsaved.before)
    return restored.conflict || isDirty(restored) ? restored : state
  }

  /** Somebody typed; what is typed while a choice waits is part of the choice. */
  function typed(state: State, draft: Draft): State {
    const { conflict } = state
    const next: State = { ...state, draft, mergedWith: null }
    if (conflict) {
      const found = compare(conflict.before, draft, draftOf(conflict.current))
      return { ...next, conflict: { ...conflict, found } }
    }
    return state.saveState === 'offline' || state.saveState === 'saving' ? next : withSaveState(next)
  }

  /** A version from the server: it comes in as long as nothing that is typed would be lost. */
  function heard(state: State, latest: Read): State {
    if (latest === state.base || isOlder(latest, state.base)) return state
    if (latest.revision === state.base.revision) return { ...state, base: latest, latest }
    if (state.saveState === 'saving' || state.conflict || isDirty(state)) return { ...state, latest }
    return { ...state, base: latest, latest, draft: draftOf(latest) }
  }

  /** The server took what was sent; what was typed since stays. */
  function saved(state: State, { sent, answer, at }: { sent: Draft; answer: Read; at: number }): State {
    const isAllSent = state.draft === sent
    const next: State = {
      ...state,
      base: answer,
      latest: answer,
      draft: draftAfterSave(state.draft, sent, draftOf(answer)),
      savedAt: at,
      error: null,
      isRestored: state.isRestored && !isAllSent,
    }
    const settled: State = isAllSent ? { ...next, saveState: 'saved' } : withSaveState(next)
    return isOlder(answer, state.latest) ? heard(settled, state.latest) : settled
  }

  function draftAfterSave(now: Draft, sent: Draft, answer: Draft): Draft {
    // Somebody is still typing: a space at the end must not vanish under the cursor.
    if (kind.autosave) return now
    return now === sent ? answer : choose(answer, compare(sent, now, answer), suggested)
  }

  /** Somebody saved before: fields only one side changed are merged, a field both changed waits for a choice. */
  function merged(state: State, current: Read, before = draftOf(state.base)): State {
    const theirs = draftOf(current)
    const found = compare(before, state.draft, theirs)
    const latest = isOlder(current, state.latest) ? state.latest : current
    if (found.some(({ isConflict }) => isConflict)) {
      return {
        ...state,
        latest,
        saveState: 'conflict',
        conflict: { current, before, found, isSetAside: false },
      }
    }
    const hasTheirs = found.some((difference) => difference.suggested === 'theirs')
    return {
      ...state,
      base: current,
      latest,
      draft: choose(theirs, found, suggested),
      saveState: 'unsaved',
      mergedWith: hasTheirs ? { name: current.changedBy ?? null } : null,
    }
  }

  /** What this page itself saved beside the form: nobody else's, and nothing that is typed is lost. */
  function own(state: State, answer: Read): State {
    if (answer.revision === state.base.revision || isOlder(answer, state.base)) return heard(state, answer)
    if (state.saveState === 'saving' || state.conflict || !isDirty(state)) return heard(state, answer)
    const next = merged(state, answer)
    return next.conflict ? next : { ...next, saveState: state.saveState, mergedWith: state.mergedWith }
  }

  /** Their version with what was chosen of mine; what only one side changed is not asked about. */
  function chosen(state: State, sideOf: (difference: Difference) => Side): State {
    if (!state.conflict) return state
    const { current, found } = state.conflict
    const draft = choose(draftOf(current), found, (difference) =>
      difference.isConflict ? sideOf(difference) : difference.suggested,
    )
    return withSaveState({ ...state, base: current, draft, conflict: null, isRestored: false })
  }

  /** What was typed is given up for the newest version. */
  function discarded({ latest, savedAt }: State): State {
    return { ...opened(latest, null), savedAt, saveState: atRest({ savedAt }) }
  }

  return { isDirty, opened, typed, heard, saved, merged, own, chosen, discarded }
}
