import { createAuthClient } from 'better-auth/react'

/** Sign-in and sign-out only; who is signed in comes from our own session endpoint. */
export const authClient = createAuthClient({ basePath: '/api/auth' })
