import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../clock/test-clock.ts'
import { MAX_SMS_LENGTH } from './checked-message.ts'
import { createSmsOutbox } from './outbox.ts'

describe('the built-in SMS outbox', () => {
  let dataDir: string
  const clock = createTestClock('2026-11-15T12:00:00Z')
  const open = (keep = 10) => createSmsOutbox({ dataDir, clock, keep })

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-sms-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('keeps texts readable, newest first, also after a restart', async () => {
    const outbox = open(2)
    for (const text of ['1', '2', '3 – æøå']) await outbox.send({ to: '+4791234567', text })
    await outbox.send({ to: '+4587654321', text: '4' })
    expect((await open().messages()).map((sms) => sms.text)).toEqual(['4', '3 – æøå'])
    expect(await outbox.messages('+4587654321')).toEqual([
      { messageId: expect.any(String), at: '2026-11-15T12:00:00.000Z', to: '+4587654321', text: '4' },
    ])
  })

  it('refuses for good what no gateway would take, without repeating the number', async () => {
    const outbox = open()
    for (const to of [
      '',
      '91234567',
      '+0123456789',
      '+47 912 34 567',
      '+4791234567\n',
      '+1234567890123456',
    ]) {
      const error = await outbox.send({ to, text: 'Hi' }).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ name: 'SmsError', failure: 'invalid-message', retryable: false })
      expect(String(error)).not.toContain('123')
    }
    for (const text of ['', ' \n', 'x'.repeat(MAX_SMS_LENGTH + 1)]) {
      await expect(outbox.send({ to: '+4791234567', text })).rejects.toMatchObject({ retryable: false })
    }
    expect(await outbox.messages()).toEqual([])
  })
})
