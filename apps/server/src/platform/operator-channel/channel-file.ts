// How an operator's command reaches the server that holds the embedded database: over the loopback address, with a
// token from a file in the data folder that only the server's user can read (decision 030).
import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type ChannelAddress = { port: number; token: string }

const nameIn = (dataDir: string) => join(dataDir, 'operator-channel')

/** Written whole under another name first, so that a command reads all of it or nothing. */
export function writeChannelFile(dataDir: string, address: ChannelAddress): void {
  const draft = `${nameIn(dataDir)}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, JSON.stringify(address), { mode: 0o600, flag: 'wx' })
  chmodSync(draft, 0o600)
  renameSync(draft, nameIn(dataDir))
}

/** Null where no server has one open; one that was killed leaves its file behind, and nobody answers there. */
export function readChannelFile(dataDir: string): ChannelAddress | null {
  try {
    const { port, token } = JSON.parse(readFileSync(nameIn(dataDir), 'utf8')) as Partial<ChannelAddress>
    return typeof port === 'number' && typeof token === 'string' ? { port, token } : null
  } catch {
    return null
  }
}

export function removeChannelFile(dataDir: string): void {
  rmSync(nameIn(dataDir), { force: true })
}
