import { PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'
import type { NameOf } from '../placeholders/placeholder-words.ts'

const STORED = /\{\{\s*(\w+)\s*\}\}/g

export type FoundPlaceholder = { from: number; to: number; name: (typeof PLACEHOLDERS)[number] }

/** Where in a text placeholders stand. */
export function placeholdersIn(text: string): FoundPlaceholder[] {
  return [...text.matchAll(STORED)].flatMap(({ 0: written, 1: word, index }) => {
    const name = PLACEHOLDERS.find((one) => one === word)
    return name ? [{ from: index, to: index + written.length, name }] : []
  })
}

function chipsOf(document: Node, nameOf: NameOf): DecorationSet {
  const chips: Decoration[] = []
  document.descendants((node, at) => {
    for (const { from, to, name } of placeholdersIn(node.text ?? '')) {
      chips.push(Decoration.inline(at + from, at + to, { 'data-placeholder': nameOf(name) }))
    }
  })
  return DecorationSet.create(document, chips)
}

/** Placeholders are shown as chips with their names; what is stored stays plain text. */
export const PlaceholderChips = Extension.create<{ nameOf: NameOf }>({
  name: 'placeholderChips',
  addOptions: () => ({ nameOf: (name) => name }),
  addProseMirrorPlugins() {
    const { nameOf } = this.options
    return [new Plugin({ props: { decorations: ({ doc }) => chipsOf(doc, nameOf) } })]
  },
})
