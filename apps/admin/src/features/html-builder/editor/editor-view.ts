import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import type { BoxLink } from '@innkeeper/domain/guestbook/box-link.ts'

/** A guest of the property's, whose names and days placeholders stand for. */
export type ShownGuest = Pick<
  GuestListItem,
  'id' | 'firstName' | 'lastName' | 'unit' | 'arrival' | 'departure'
>

/** Whom placeholders speak to: the made-up guest, somebody without a booking (pages alone), or a guest in the house. */
export type ShownTo = 'sample' | 'nobody' | ShownGuest

export type EditorView = {
  /** Id of the selected module; null for the template itself. */
  selected: string | null
  language: number
  /** A second language beside the first; null for none. */
  beside: number | null
  width: 'desktop' | 'phone'
  isDark: boolean
  /** As a mail program shows it, instead of the canvas. */
  isMail: boolean
  guest: ShownTo
  /** The panel in sight where there is room for one only. */
  panel: 'canvas' | 'add' | 'settings'
  /** The field of the settings that wants the focus, each wish with its own number. */
  wanted: { path: string; wish: number } | null
  palette: 'add' | 'outline'
  /** What was typed as a link and leads nowhere, by module and path: it stays in its field until it does. */
  typedLinks: Readonly<Record<string, BoxLink>>
  /** A colleague deleted the template; what is on screen stays. */
  isDeleted: boolean
}

/** What is on screen of a template, apart from what is written in it. */
export function createEditorView(language: number) {
  let view: EditorView = {
    selected: null,
    language,
    beside: null,
    width: 'desktop',
    isDark: false,
    isMail: false,
    guest: 'sample',
    panel: 'canvas',
    wanted: null,
    palette: 'add',
    typedLinks: {},
    isDeleted: false,
  }
  const listeners = new Set<() => void>()
  return {
    get: () => view,
    set: (change: Partial<EditorView>) => {
      view = { ...view, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type EditorViewStore = ReturnType<typeof createEditorView>
