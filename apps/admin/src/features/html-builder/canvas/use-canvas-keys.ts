import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { isCarrying } from '../../../components/drag/carrying.ts'
import { carriedModules, parsed } from '../editor/carried-modules.ts'
import { useEditor } from '../editor/editor-session.ts'
import { goToField, useModuleActs } from '../editor/use-module-acts.ts'

/** A browser that says nothing of a paste within this has none for us. */
const PASTE_WAIT_MS = 80

const isField = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** Everything that is done to modules without a pointer. */
export function useCanvasKeys() {
  const session = useEditor()
  const acts = useModuleActs()
  const pasting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const actOf = (event: KeyboardEvent, selected: string | null): (() => void) | undefined => {
    const { key, altKey, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand) {
      // The whole application would be selected.
      if (key.toLowerCase() === 'a') return () => undefined
      if (selected === null) return undefined
      const commands: Record<string, () => void> = {
        c: () => acts.copy(selected),
        x: () => acts.cut(selected),
        d: () => acts.duplicate(selected),
      }
      return shiftKey ? undefined : commands[key.toLowerCase()]
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1
      return altKey ? () => selected && acts.move(selected, by) : () => acts.step(by)
    }
    if (altKey || selected === null) return undefined
    const keys: Record<string, () => void> = {
      Delete: () => acts.remove(selected),
      Backspace: () => acts.remove(selected),
      Enter: () => goToField(session, selected, ''),
      Escape: () => acts.select(null),
    }
    return keys[key]
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      // What is being carried takes Escape for itself.
      if (isField(event.target) || isCarrying() || event.defaultPrevented) return
      // Buttons of the toolbar answer to Enter themselves.
      const isButton = event.target instanceof HTMLButtonElement
      if (isButton && (event.key === 'Enter' || event.key === ' ')) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v') {
        clearTimeout(pasting.current)
        pasting.current = setTimeout(() => acts.paste(), PASTE_WAIT_MS)
        return
      }
      const act = actOf(event, session.view.get().selected)
      if (!act) return
      event.preventDefault()
      act()
    },
    onPaste: (event: ClipboardEvent) => {
      if (isField(event.target)) return
      clearTimeout(pasting.current)
      event.preventDefault()
      acts.paste(parsed(event.clipboardData.getData('text/plain')) ?? carriedModules())
    },
  }
}
