import { ROLES } from '@innkeeper/domain/team/roles.ts'
import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { GuestSelect } from './guest-select.tsx'

test('only who manages guests chooses one; others read why they see a sample', () => {
  const choosers = ROLES.filter((role) => {
    const queryClient = loadedFor(sampleSession({ claims: { roles: [role] } }))
    const markup = draw(<GuestSelect chosen={null} onGuest={() => undefined} />, queryClient)
    const isChoice = markup.includes('<input')
    expect(markup.includes('The preview shows a sample guest')).toBe(!isChoice)
    return isChoice
  })
  expect(choosers).toEqual(['owner', 'manager', 'reception', 'internal'])
})
