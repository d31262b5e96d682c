import type { Welcome } from '@innkeeper/api/page.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { shownSetUpCode } from '@innkeeper/domain/auth/set-up-code.ts'

type Facts = {
  address: string
  welcome: Welcome
  /** Null once somebody owns the installation. */
  setUpCode: string | null
}

/** What the terminal shows once the server answers. */
export function bannerOf({ address, welcome, setUpCode }: Facts): string {
  if (setUpCode !== null) return setUpBanner(address, shownSetUpCode(setUpCode))
  const lines = [
    '',
    'Innkeeper is ready.',
    '',
    `  Start here      ${address}/welcome`,
    `  Staff           ${address}${ADMIN_BASE}`,
    `  API             ${address}/api/docs`,
  ]
  if (welcome.links) {
    lines.push(
      `  Guestbook       ${address}${welcome.links.guestbook}`,
      `  A guest in house ${address}${welcome.links.inHouse}`,
      '',
      `  Demo accounts, all with the password ${welcome.password}:`,
      ...welcome.accounts.map(({ email, role }) => `    ${email.padEnd(34)}${role}`),
      '',
      '  This is the demo. To set up your own property instead, begin with a folder of its own:',
      '    DEMO=0 DATA_DIR=my-property npm start',
    )
  }
  return [...lines, ''].join('\n')
}

/** The code goes behind `#`: browsers keep that part to themselves, so no server's log has it. */
function setUpBanner(address: string, code: string): string {
  return [
    '',
    'Innkeeper is ready. Nobody owns this installation yet.',
    '',
    '  Open this to set up your property:',
    `    ${address}${ADMIN_BASE}${ROUTE_PATHS.SET_UP}#code=${code}`,
    '',
    `  Set-up code     ${code}`,
    '  Whoever has it becomes the owner. It works once and comes again with each start until then.',
    '',
  ].join('\n')
}
