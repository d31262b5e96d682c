import { authClient } from '../../platform/auth-client.ts'

/** Why nobody was signed in, as codes of the error catalogue or `offline`. */
export type SignInRefusal =
  | 'auth/invalid-credentials'
  | 'auth/user-disabled'
  | 'request/too-many'
  | 'server/unavailable'
  | 'server/error'
  | 'offline'

/** What an unsuccessful answer of the sign-in call means. */
export function refusalOf(status: number): SignInRefusal {
  if (status === 0) return 'offline'
  if (status === 429) return 'request/too-many'
  if (status === 403) return 'auth/user-disabled'
  if (status === 502 || status === 503 || status === 504) return 'server/unavailable'
  return status >= 500 ? 'server/error' : 'auth/invalid-credentials'
}

/** Null when it worked: the session cookie is then set. */
export async function signIn(email: string, password: string): Promise<SignInRefusal | null> {
  try {
    const { error } = await authClient.signIn.email({ email, password })
    return error ? refusalOf(error.status) : null
  } catch {
    return 'offline'
  }
}
