import { CallError } from '@innkeeper/api/client.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { DeleteUnlessUsed } from './delete-unless-used.tsx'

// A dialog stands in the browser's document, which there is none of here.
vi.mock('../../dialog/dialog.tsx', () => ({
  Dialog: ({ title, children, buttons }: { title: string; children: ReactNode; buttons: ReactNode }) => (
    <section aria-label={title}>
      {children}
      {buttons}
    </section>
  ),
}))

const nothing = () => undefined
const dialog = (uses: ReactNode, error: Error | null = null) =>
  draw(
    <DeleteUnlessUsed
      title="Delete lake.jpg?"
      text="It cannot be brought back."
      uses={uses}
      remove={{ mutate: nothing, isPending: false, error }}
      done="lake.jpg is deleted"
      onClose={nothing}
    />,
  )

test('what nobody uses is asked about, with the way back in focus', () => {
  const markup = dialog(null)
  expect(markup).toContain('It cannot be brought back.')
  expect(markup).toMatch(/data-autofocus[^>]*>.*?Cancel/s)
  expect(markup).toContain('Delete</span>')
})

test('what is used says by whom and cannot be deleted', () => {
  const markup = dialog('The card “Sauna”')
  expect(markup).toContain('The card “Sauna”')
  expect(markup).toContain('Close')
  expect(markup).not.toContain('It cannot be brought back.')
  expect(markup).not.toContain('Delete</span>')
})

test('a refusal for another reason is told; one that names the uses is told by them alone', () => {
  const offline = new CallError('offline', 0, '')
  expect(dialog(null, offline)).toContain('role="alert"')
  expect(dialog('The card “Sauna”', offline)).not.toContain('role="alert"')
})
