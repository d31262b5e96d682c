import type { getAccount } from '@innkeeper/api/auth.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'

/** The signed-in person's own account, as the page shows it. */
export type Account = AnswerOf<typeof getAccount>
