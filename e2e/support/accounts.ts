import type { Role } from '@innkeeper/domain/team/roles.ts'
import type { APIRequestContext, Page } from '@playwright/test'

/** The demo's accounts, as /welcome shows them. */
export const emailOf = (role: Role): string =>
  role === 'internal' ? 'internal@innkeeper.example' : `${role}@fjellheim.example`

export const DEMO_PASSWORD = 'welcome-to-fjellheim'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/** Signs in over HTTP, once per role and server: the form has its own journey, and sign-ins are rate limited. */
export class Sessions {
  readonly #origin: string
  readonly #known = new Map<Role, Cookies>()

  constructor(origin: string) {
    this.#origin = origin
  }

  async signIn(page: Page, role: Role): Promise<void> {
    const known = this.#known.get(role)
    if (known) return page.context().addCookies(known)
    const answer = await page.request.post(`${this.#origin}/api/account/signIn`, {
      headers: { origin: this.#origin },
      data: { email: emailOf(role), password: DEMO_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`${role} could not sign in: ${answer.status()} ${await answer.text()}`)
    this.#known.set(role, await page.context().cookies(this.#origin))
  }
}
