import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import { richTextOf } from './editor-json.ts'
import { TextEditor } from './text-editor.tsx'

export type RichTextFieldProps = {
  label: string
  language: string
  value: RichText | undefined
  onChange: (value: RichText | undefined) => void
}

/** Text with the formatting that guests can be shown, and no other. */
export function RichTextEditorField(props: RichTextFieldProps) {
  return <TextEditor {...props} read={richTextOf} />
}
