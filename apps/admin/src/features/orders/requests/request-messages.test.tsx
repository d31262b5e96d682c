import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { RequestMessages } from './request-messages.tsx'

const message = {
  id: 'm',
  kind: 'accepted',
  channel: 'email' as const,
  state: 'sent' as const,
  failure: null,
  at: '2026-11-15T10:00:00Z',
}
const session = sampleSession()
const keepingInside = (what: 'isMailConfigured' | 'isSmsConfigured') =>
  loadedFor({ ...session, installation: { ...session.installation, [what]: false } })

test('a message that stays in the installation is not said to be sent', () => {
  expect(draw(<RequestMessages messages={[message]} />)).toContain('>sent<')
  const kept = draw(<RequestMessages messages={[{ ...message, state: 'kept' }]} />)
  expect(kept).not.toContain('>sent<')
  expect(kept).toContain('Innkeeper cannot send e-mail yet.')
})

test('whoever chooses a way that reaches nobody reads so before', () => {
  const field = (
    <ConfirmationField value="sms" onChange={() => {}} reach={{ hasEmail: true, hasPhone: true }} />
  )
  const words = 'only the guest’s page shows your answer'
  expect(draw(field)).not.toContain(words)
  expect(draw(field, keepingInside('isMailConfigured'))).not.toContain(words)
  expect(draw(field, keepingInside('isSmsConfigured'))).toContain(words)
})
