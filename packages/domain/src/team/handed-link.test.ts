import { expect, it } from 'vitest'
import { handedLinkRefusal } from './handed-link.ts'
import type { Role } from './roles.ts'

const at = (propertyId: string, ...roles: Role[]) => ({ propertyId, roles })

it('a link for somebody’s account is made by an owner of every property the person works in', () => {
  const owner = [at('fjellheim', 'owner'), at('havnehuset', 'manager')]
  expect(handedLinkRefusal(owner, [at('fjellheim', 'editor')])).toBeNull()
  expect(handedLinkRefusal(owner, [at('fjellheim', 'editor'), at('havnehuset', 'editor')])).toBe(
    'team/works-elsewhere',
  )
  expect(handedLinkRefusal(owner, [at('fjellheim', 'internal')])).toBe('team/internal-member')
  expect(handedLinkRefusal(owner, [])).toBe('team/member-unknown')
})
