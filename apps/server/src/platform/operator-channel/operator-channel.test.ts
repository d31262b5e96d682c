import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../testing/refusal.ts'
import { StartupError } from '../db/errors.ts'
import { createLogger } from '../log/logger.ts'
import { askRunningServer } from './ask.ts'
import { readChannelFile, writeChannelFile } from './channel-file.ts'
import { openOperatorChannel } from './listen.ts'

type Run = Parameters<typeof openOperatorChannel>[0]['run']

async function aChannel(run: Run) {
  const dataDir = await aFolder()
  const channel = await openOperatorChannel({ dataDir, run, log: createLogger('silent'), signOfLifeMs: 20 })
  onTestFinished(() => channel.close())
  return { dataDir, channel }
}

test('a command is done by the running server, or refused with its words', async () => {
  const { dataDir } = await aChannel(async (wish) => {
    if (wish === 'no') throw new StartupError('Not this.', 'Try that.')
    return `done: ${wish}`
  })
  expect(await askRunningServer(dataDir, 'yes')).toBe('done: yes')
  await expect(askRunningServer(dataDir, 'no')).rejects.toMatchObject({
    message: 'Not this.',
    hint: 'Try that.',
  })
})

test('a command waits for as long as the server works, and hears how far it is', async () => {
  const { dataDir } = await aChannel(async (_, tell) => {
    tell('1 of 2')
    return pause(1300, 'done')
  })
  const heard: string[] = []
  // Shorter than it takes; signs of life come in between.
  const options = { tell: (words: string) => heard.push(words), silenceLimitMs: 1000 }
  expect(await askRunningServer(dataDir, 'yes', options)).toBe('done')
  expect(heard).toEqual(['1 of 2'])
})

test('a server that stops in the middle is not waited for', async () => {
  const { dataDir, channel } = await aChannel((_, tell) => {
    tell('1 of 2')
    return new Promise(() => {})
  })
  const asked = askRunningServer(dataDir, 'yes', { tell: () => void channel.close() })
  await expect(asked).rejects.toThrow('fell silent')
})

test('whoever cannot read the file gets nothing done', async () => {
  const ran: unknown[] = []
  const { dataDir } = await aChannel(async (wish) => String(ran.push(wish)))
  expect((await stat(join(dataDir, 'operator-channel'))).mode & 0o777).toBe(0o600)
  const { port = 0 } = readChannelFile(dataDir) ?? {}
  for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`]) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization },
      body: '{}',
    })
    expect(answer.status).toBe(403)
  }
  expect(ran).toEqual([])
})

test('a server that stopped takes its file along; one that was killed is not waited for', async () => {
  const { dataDir, channel } = await aChannel(async () => 'done')
  const left = readChannelFile(dataDir)
  await channel.close()
  expect(existsSync(join(dataDir, 'operator-channel'))).toBe(false)
  expect(await askRunningServer(dataDir, 'yes')).toBeNull()
  if (left) writeChannelFile(dataDir, left)
  expect(await askRunningServer(dataDir, 'yes')).toBeNull()
})
