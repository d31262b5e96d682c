import { expect, it } from 'vitest'
import { createSecretBox } from './secrets.ts'

const box = createSecretBox('a-secret-of-the-installation-0123456789')

it('a sealed secret is read again by its owner only', () => {
  const sealed = box.seal(Buffer.from('secret'), 'anna')
  expect(sealed).not.toContain('secret')
  expect(box.open(sealed, 'anna').toString()).toBe('secret')
  expect(() => box.open(sealed, 'bo')).toThrow()
  expect(() => createSecretBox('another-installation-0123456789012').open(sealed, 'anna')).toThrow()
})

it('a changed byte is noticed', () => {
  const bytes = Buffer.from(box.seal(Buffer.from('secret'), 'anna'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => box.open(bytes.toString('base64url'), 'anna')).toThrow()
})
