import { randomUUID } from 'node:crypto'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { APIResponse, Page } from '@playwright/test'
import { linkFromMail } from './mailbox.ts'
import type { RunningServer } from './server.ts'

export const NEWCOMER_PASSWORD = 'a boat on a quiet lake'

export type Newcomer = { name: string; email: string; password: string }

async function accepted(answer: APIResponse): Promise<void> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
}

/** An owner invites somebody over HTTP; answers the link in the mail. */
export async function invite(
  server: RunningServer,
  owner: Page,
  email: string,
  roles: Role[],
  categories: string[] = [],
): Promise<string> {
  await accepted(
    await owner.request.post('/api/hotel/team/invitations', {
      headers: { origin: server.url, 'idempotency-key': randomUUID() },
      data: { email, roles, categories },
    }),
  )
  return linkFromMail(server.dataDir, email, /invites you/)
}

/** Somebody new with an account of their own, signed in on `page`: journeys that change an account spare the demo's. */
export async function joinAs(
  server: RunningServer,
  owner: Page,
  page: Page,
  roles: Role[],
  categories: string[] = [],
  name = 'Tiril Vik',
): Promise<Newcomer> {
  const newcomer = {
    name,
    email: `tiril-${randomUUID().slice(0, 8)}@fjellheim.example`,
    password: NEWCOMER_PASSWORD,
  }
  const link = await invite(server, owner, newcomer.email, roles, categories)
  await accepted(
    await page.request.post('/api/account/create', {
      headers: { origin: server.url, 'idempotency-key': randomUUID() },
      data: {
        invitation: new URL(link).searchParams.get('invitation'),
        name: newcomer.name,
        password: newcomer.password,
      },
    }),
  )
  return newcomer
}

/** Fills the sign-in form that is on screen. */
export async function fillNewcomerSignIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
