import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { Page } from '@playwright/test'

/** The demo's accounts, as /welcome shows them. */
export const emailOf = (role: Role): string =>
  role === 'internal' ? 'internal@innkeeper.example' : `${role}@fjellheim.example`

export const DEMO_PASSWORD = 'welcome-to-fjellheim'

/**
 * Signs in over HTTP: the form has its own journey. Each journey gets a session of its own, since dangerous changes are
 * answered for some minutes only after a sign-in, and a run may take any time.
 */
export async function signInAs(page: Page, origin: string, role: Role): Promise<void> {
  const answer = await page.request.post(`${origin}/api/account/signIn`, {
    headers: { origin },
    data: { email: emailOf(role), password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${role} could not sign in: ${answer.status()} ${await answer.text()}`)
}
