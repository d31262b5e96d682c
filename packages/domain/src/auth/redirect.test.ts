import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

describe('where sign-in leads', () => {
  it('to the asked page of the staff app, with its filters', () => {
    expect(safeRedirect('/admin/guests?view=inHouse')).toBe('/admin/guests?view=inHouse')
  })

  it.each([
    null,
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/admin\\..\\..',
    '/adminx',
    '/admin/\n//evil',
    '/admin/login?redirect=/admin',
    '/admin/../\\evil.example',
    '/admin/..//evil.example',
    '/admin/%2e%2e//evil.example',
    '/admin/\u202eevil',
    '/admin/\u0000',
  ])('otherwise to the first page: %j', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/admin')
  })
})
