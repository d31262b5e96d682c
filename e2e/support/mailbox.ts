import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type Mail = { to: string; subject: string; text: string }

function mailsTo(dataDir: string, address: string): Mail[] {
  const folder = join(dataDir, 'outbox', 'mail')
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
  return names
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
    .filter(({ to }) => to === address)
}

/** Waits for a mail and answers what it says; a demo's mail stays in its data folder. */
export async function textOfMail(dataDir: string, address: string, subject: RegExp): Promise<string> {
  const find = () => mailsTo(dataDir, address).findLast((mail) => subject.test(mail.subject))
  await expect.poll(find, { message: `a mail to ${address} about ${subject}` }).toBeDefined()
  return find()?.text ?? ''
}

/** The link in it. */
export async function linkFromMail(dataDir: string, address: string, subject: RegExp): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await textOfMail(dataDir, address, subject))?.[0]
  if (!link) throw new Error(`The mail to ${address} has no link`)
  return link
}
