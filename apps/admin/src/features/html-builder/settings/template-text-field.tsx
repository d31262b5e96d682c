import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { TemplateTextProps } from './template-text-editor.tsx'

// The text editor weighs as much as the rest of a page.
const Editor = lazy(async () => ({
  default: (await import('./template-text-editor.tsx')).TemplateTextEditor,
}))

/** A text of a module, in one language. */
export function TemplateTextField(props: TemplateTextProps) {
  return (
    <Suspense fallback={<Skeleton height={190} />}>
      <Editor {...props} />
    </Suspense>
  )
}
