import type { Welcome } from '@innkeeper/api/page.ts'

/** What the terminal shows once the server answers. */
export function bannerOf(address: string, welcome: Welcome): string {
  const lines = [
    '',
    'Innkeeper is ready.',
    '',
    `  Start here      ${address}/welcome`,
    `  Staff           ${address}/admin`,
    `  API             ${address}/api/docs`,
  ]
  if (welcome.links) {
    lines.push(
      `  Guestbook       ${address}${welcome.links.guestbook}`,
      `  A guest in house ${address}${welcome.links.inHouse}`,
      '',
      `  Demo accounts, all with the password ${welcome.password}:`,
      ...welcome.accounts.map(({ email, role }) => `    ${email.padEnd(34)}${role}`),
    )
  }
  return [...lines, ''].join('\n')
}
