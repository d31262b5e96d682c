import { describe, expect, it } from 'vitest'
import { type Capability, can } from './capabilities.ts'
import type { Role } from './roles.ts'

/** The table of roles as the product states it, in the order owner to kitchen. */
const TABLE: [Capability, string][] = [
  ['guests:manage', 'xxx....'],
  ['messages:send', 'xxx....'],
  ['requests:answer', 'xxx...x'],
  ['requests:handle', 'xxx....'],
  ['registration:read', 'xxx....'],
  ['cleaning:read', 'xxxx...'],
  ['units:manage', 'xx.....'],
  ['units:read', 'xx.x...'],
  ['content:edit', 'xx..x..'],
  ['results:read', 'xx..xx.'],
  ['settings:manage', 'xx.....'],
  ['team:manage', 'x......'],
  ['modules:manage', 'x......'],
  ['properties:create', 'x......'],
  ['payments:manage', 'x......'],
  ['privacy:manage', 'x......'],
  ['audit:read', 'x......'],
]
const ROLES: Role[] = ['owner', 'manager', 'reception', 'housekeeping', 'editor', 'analyst', 'kitchen']

describe('what a role may do', () => {
  it.each(TABLE)('%s', (capability, row) => {
    expect(ROLES.map((role) => (can({ roles: [role] }, capability) ? 'x' : '.')).join('')).toBe(row)
  })

  it('any of several roles is enough, and no role grants nothing', () => {
    expect(can({ roles: ['analyst', 'reception'] }, 'guests:manage')).toBe(true)
    expect(can({ roles: [] }, 'property:enter')).toBe(false)
  })
})
