import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { SessionRow } from './account/session-row.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { ScanStep } from './scan-step.tsx'
import { SecondStepForm } from './second-step-form.tsx'

const nothing = () => undefined

test('the second step asks for a code that phones offer by themselves', () => {
  const markup = draw(<SecondStepForm kind="totp" challenge="c" onDone={nothing} onTimeout={nothing} />)
  expect(markup).toMatch(/<input[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"/i)
  expect(markup).toContain('Verification code')
})

test('a recovery code is a field of its own, which no phone fills', () => {
  const markup = draw(<SecondStepForm kind="recovery" challenge="c" onDone={nothing} onTimeout={nothing} />)
  expect(markup).toContain('Recovery code')
  expect(markup).toMatch(/<input[^>]*autoComplete="off"/i)
  expect(markup).not.toContain('one-time-code')
})

test.each([
  ['auth/missing-code', 'Please input verification code'],
  ['auth/totp-challenge-timeout', 'Sign in again'],
  ['offline', 'cannot be reached'],
] as const)('a refusal of %s is told in words', (code, words) => {
  expect(draw(<RefusalAlert refusal={code} />)).toContain(words)
})

test('setting up shows the code to scan and the key to type', () => {
  const markup = draw(
    <ScanStep secret="JBSWY3DPEHPK3PXP" uri="otpauth://totp/x?secret=J" verify={async () => {}} />,
  )
  expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-label="QR code for the authenticator app"/)
  expect(markup).toContain('JBSW Y3DP EHPK 3PXP')
})

test('recovery codes are all there, with the word that it is only once', () => {
  const codes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbb${index}`)
  const markup = draw(<RecoveryCodes codes={codes} email="i@f.example" onDone={nothing} doneLabel="Done" />)
  for (const code of codes) expect(markup).toContain(`<li>${code}</li>`)
  expect(markup).toContain('shown only once')
})

test('a new password says how many characters are missing, then how good it is', () => {
  const field = (value: string) => draw(<NewPasswordField value={value} onChange={nothing} />)
  expect(field('')).toContain('At least 10 characters')
  expect(field('seven ott')).toContain('1 more character<')
  expect(field('aaaaaaaaaaaaaa')).toContain('Easy to guess')
  expect(field('seven otters by the bay')).toContain('Strong')
  expect(field('')).toMatch(/autoComplete="new-password"/i)
})

test('the own session cannot be ended from the list, others can', () => {
  const session = {
    id: 's',
    address: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    createdAt: '2026-11-15T10:00:00Z',
    lastSeenAt: '2026-11-15T10:00:00Z',
  }
  const row = (isCurrent: boolean) =>
    draw(
      <SessionRow session={{ ...session, isCurrent }} lastSeen="just now" isEnding={false} onEnd={nothing} />,
    )
  expect(row(true)).toContain('This device')
  expect(row(true)).not.toContain('<button')
  expect(row(false)).toContain('aria-label="Sign out Firefox on Linux"')
  expect(row(false)).toContain('192.0.2.7 · just now')
})
