import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { RichTextFieldProps } from './rich-text-editor.tsx'

// The text editor weighs as much as the rest of a page.
const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditorField }))

/** Text with formatting, in one language. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={190} />}>
      <Editor {...props} />
    </Suspense>
  )
}
