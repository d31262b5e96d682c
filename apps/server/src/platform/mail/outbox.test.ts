import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../clock/test-clock.ts'
import { createMailOutbox } from './outbox.ts'
import { MailError } from './port.ts'

describe('the built-in mail outbox', () => {
  let dataDir: string
  const clock = createTestClock('2026-11-15T12:00:00Z')
  const open = (keep = 10) => createMailOutbox({ dataDir, clock, keep })

  beforeEach(async () => {
    clock.set('2026-11-15T12:00:00Z')
    dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-mail-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('keeps messages readable, newest first, also after a restart', async () => {
    const outbox = open()
    const { messageId } = await outbox.send({
      to: 'a@b.example',
      subject: 'One',
      text: '1',
      html: '<p>1</p>',
    })
    clock.advance({ minutes: 1 })
    await outbox.send({ to: 'c@d.example', subject: 'Two', text: '2', headers: { 'X-Hotel': 'y' } })
    for (const reader of [outbox, open()]) {
      const messages = await reader.messages()
      expect(messages.map((mail) => mail.subject)).toEqual(['Two', 'One'])
      expect(messages[1]).toEqual({
        messageId,
        at: '2026-11-15T12:00:00.000Z',
        to: 'a@b.example',
        subject: 'One',
        text: '1',
        html: '<p>1</p>',
      })
      expect((await reader.messages('c@d.example')).map((mail) => mail.text)).toEqual(['2'])
    }
  })

  it('says which files went with a message', async () => {
    const outbox = open()
    const content = Buffer.from('%PDF-')
    const attachments = [{ fileName: 'receipt.pdf', type: 'application/pdf', content }]
    await outbox.send({ to: 'a@b.example', subject: 'One', text: '1', attachments })
    expect((await outbox.messages())[0]?.attachments).toEqual([
      { fileName: 'receipt.pdf', type: 'application/pdf', bytes: 5 },
    ])
  })

  it('lets the oldest message go when it is full', async () => {
    const outbox = open(2)
    for (const subject of ['1', '2', '3']) await outbox.send({ to: 'a@b.example', subject, text: '' })
    expect((await outbox.messages()).map((mail) => mail.subject)).toEqual(['3', '2'])
  })

  it('refuses the same messages as a mail server would', async () => {
    const outbox = open()
    await expect(outbox.send({ to: 'a@b, c@d', subject: 's', text: '' })).rejects.toBeInstanceOf(MailError)
    expect(await outbox.messages()).toEqual([])
  })

  it.runIf(process.platform !== 'win32')('can be read by the product’s own user only', async () => {
    await open().send({ to: 'a@b.example', subject: 's', text: '' })
    const folder = join(dataDir, 'outbox', 'mail')
    const name = (await readdir(folder)).find((file) => file.endsWith('.json')) ?? ''
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  })
})
