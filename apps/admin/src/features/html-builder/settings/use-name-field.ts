import { isTemplateName } from '@innkeeper/domain/html-builder/template-name.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useDraft, useEditor } from '../editor/editor-session.ts'

/** The template's name; one that nobody can read is nobody's and stays in the field. */
export function useNameField() {
  const { edit } = useEditor()
  const name = useDraft((draft) => draft.name)
  const [typed, setTyped] = useState(name)
  const own = useRef(name)
  useEffect(() => {
    if (name === own.current) return
    own.current = name
    setTyped(name)
  }, [name])
  return {
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value
      setTyped(next)
      if (!isTemplateName(next)) return
      own.current = next
      edit((draft) => ({ ...draft, name: next }), 'name')
    },
    onBlur: () => setTyped(name),
  }
}
