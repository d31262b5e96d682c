import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { draw, loadedFor } from '../../testing/draw.tsx'
import { allowanceQuery } from './api.ts'
import { CreatePropertyDialog } from './create-property-dialog.tsx'

// A dialog stands in the browser's document, which there is none of here.
vi.mock('../../components/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => <section>{children}</section>,
}))

function dialogFor(owned: number) {
  const queryClient = loadedFor()
  queryClient.setQueryData(allowanceQuery.queryKey, { owned, max: 50 })
  return draw(<CreatePropertyDialog onClose={() => undefined} onCreated={() => undefined} />, queryClient)
}

test('whoever owns as many properties as they can reads so before trying', () => {
  const markup = dialogFor(50)
  expect(markup).toContain('You own as many properties as one person can here (50).')
  expect(markup).not.toContain('<form')
})

test('with room for another one there is only the form', () => {
  const markup = dialogFor(49)
  expect(markup).not.toContain('You own')
  expect(markup).toContain('<form')
})
