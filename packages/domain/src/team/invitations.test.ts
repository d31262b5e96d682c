import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { invitationEnd, invitationState, invitedEmailSchema, isInvited } from './invitations.ts'

const now = new Date('2026-11-15T11:00:00Z')

describe('an invitation', () => {
  it('opens for seven days from the moment it was sent', () => {
    const expiresAt = invitationEnd(now)
    expect(expiresAt.toISOString()).toBe('2026-11-22T11:00:00.000Z')
    const sent = { sentAt: now, isUndeliverable: false, expiresAt }
    expect(invitationState(sent, now)).toBe('open')
    expect(invitationState(sent, new Date(expiresAt.getTime() - 1))).toBe('open')
    expect(invitationState(sent, expiresAt)).toBe('expired')
    expect(invitationState({ ...sent, sentAt: null }, now)).toBe('sending')
    expect(invitationState({ ...sent, sentAt: null, isUndeliverable: true }, now)).toBe('undeliverable')
  })

  it('is for one address, however it is written', () => {
    expect(z.parse(invitedEmailSchema, ' Ola@Fjellheim.Example ')).toBe('ola@fjellheim.example')
    expect(isInvited({ email: 'ola@fjellheim.example' }, 'Ola@Fjellheim.example')).toBe(true)
    expect(isInvited({ email: 'ola@fjellheim.example' }, 'anna@fjellheim.example')).toBe(false)
  })

  it.each(['', 'ola', 'ola@', 'ola@fjellheim', 'a@b.example, c@d.example', 'Ola <ola@fjellheim.example>'])(
    'cannot be sent to %j',
    (address) => {
      expect(z.safeParse(invitedEmailSchema, address).success).toBe(false)
    },
  )
})
