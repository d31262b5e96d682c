import { useEffect } from 'react'
import { useEditor } from './editor-session.ts'

/** Undo, redo and save from anywhere on the screen; a formatted text takes its own steps back. */
export function useEditorKeys(): void {
  const { undo, redo, store } = useEditor()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isInText = event.target instanceof HTMLElement && event.target.isContentEditable
      if (key === 's') store.flush()
      else if (isInText) return
      else if (key === 'z') event.shiftKey ? redo() : undo()
      else if (key === 'y') redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo, store])
}
