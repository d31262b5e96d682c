import { GUESTBOOK_PATH } from '../subject.ts'

/** The demo's guest in house, whom the welcome page links first. */
export async function ownGuestbookPath(origin: string): Promise<string> {
  const welcome = await fetch(`${origin}/welcome`).then((answer) => answer.text())
  const links = [...welcome.matchAll(/href="(\/guestbook\/[^"/]+\/[\w-]{22})"/g)].map(([, path]) => path)
  const path = links[0]
  if (!path?.startsWith(GUESTBOOK_PATH)) throw new Error('The welcome page links no guest in house')
  return path
}
