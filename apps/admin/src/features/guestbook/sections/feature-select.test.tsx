import { LINKED_FEATURES } from '@innkeeper/domain/guestbook/feature-link.ts'
import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { tabTargetsQuery } from '../tab-bar/api.ts'
import { FeatureSelect } from './feature-select.tsx'
import { PageSelect } from './page-select.tsx'

const nothing = () => undefined

test('a link to one of the guest’s own says whose it is and what it is called', () => {
  const markup = draw(<FeatureSelect value="registration" onChange={nothing} />, loadedFor(sampleSession()))
  expect(markup).toContain('Guestbook, store and more')
  expect(markup).toContain('value="Online check-in (registration form)"')
  expect(LINKED_FEATURES).toHaveLength(5)
})

test('a page is chosen by its name', () => {
  const queryClient = loadedFor(sampleSession())
  const id = 'p'.repeat(22)
  queryClient.setQueryData(tabTargetsQuery.queryKey, {
    pages: [{ id, name: 'Round the lake' }],
    documents: [],
    boxes: [],
  })
  expect(draw(<PageSelect value={id} onChange={nothing} />, queryClient)).toContain('value="Round the lake"')
})
