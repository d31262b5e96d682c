import { expect, it } from 'vitest'
import { resetLinkRefusal } from './reset-link.ts'
import type { Role } from './roles.ts'

const at = (propertyId: string, ...roles: Role[]) => ({ propertyId, roles })

it('a link for a new password is made by an owner of every property the person works in', () => {
  const owner = [at('fjellheim', 'owner'), at('havnehuset', 'manager')]
  expect(resetLinkRefusal(owner, [at('fjellheim', 'editor')])).toBeNull()
  expect(resetLinkRefusal(owner, [at('fjellheim', 'editor'), at('havnehuset', 'editor')])).toBe(
    'team/works-elsewhere',
  )
  expect(resetLinkRefusal(owner, [at('fjellheim', 'internal')])).toBe('team/internal-member')
  expect(resetLinkRefusal(owner, [])).toBe('team/member-unknown')
})
