import { type Call, createClient } from '@innkeeper/api/client.ts'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts.ts'

const EDITOR = 'editor@fjellheim.example'

export type StaffSession = { call: Call; cookie: string }

/** Signs in as the demo's editor, unless another is named, and calls the API as the staff app does. */
export async function signIn(origin: string, email = EDITOR): Promise<StaffSession> {
  const answer = await fetch(`${origin}/api/account/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const call = createClient({
    base: origin,
    version: () => 'bench',
    newKey: () => crypto.randomUUID(),
    fetch: (address, { method, headers, body }) =>
      fetch(address, { method, headers: { ...headers, cookie }, ...(body === undefined ? {} : { body }) }),
  })
  return { call, cookie }
}
