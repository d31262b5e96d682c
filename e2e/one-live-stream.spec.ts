import { changeCard } from './support/card-calls.ts'
import { DESK } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

const TABS = 6
const STREAM = /\/api\/(hotel|guest\/[^/]+)\/live/
const PHONE = 'iframe[title="The guestbook as a guest sees it"]'
const CARD = 'Dinner in the dining room'

test('six tabs of the editor, each with its preview, share one stream and none of their requests waits', async ({
  page,
  context,
  person,
  signIn,
}) => {
  const colleague = await person()
  await signIn(colleague, 'editor')
  await signIn(page, 'owner')
  const opened: string[] = []
  const begun = context.waitForEvent('request', (request) => STREAM.test(request.url()))
  context.on('request', (request) => {
    if (STREAM.test(request.url())) opened.push(new URL(request.url()).pathname)
  })
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/admin/guestbook')
    await expect(tab.frameLocator(PHONE).getByText(CARD).first()).toBeAttached()
  }
  expect(opened).toEqual(['/api/hotel/live'])
  // From where the page's session was read, so that nothing is asked for twice.
  expect(new URL((await begun).url()).searchParams.get('after')).toMatch(/^\d+-\d+$/)

  const change = async () => {
    const subtitle = `Served at eight ${Date.now()}`
    await changeCard(colleague, CARD, { subtitle })
    return subtitle
  }
  const last = tabs.at(-1) ?? page
  const row = last
    .getByRole('list', { name: 'Guestbook cards' })
    .getByRole('listitem')
    .filter({ hasText: CARD })
  await test.step('every tab and every preview hears what a colleague saves', async () => {
    const subtitle = await change()
    for (const tab of tabs) await expect(tab.frameLocator(PHONE).getByText(subtitle)).toBeAttached()
    await expect(row.getByText('Changed', { exact: true })).toBeVisible()
    expect(opened).toHaveLength(1)
  })

  await test.step('when the tab with the stream is closed another one goes on', async () => {
    const resumed = context.waitForEvent('request', (request) => STREAM.test(request.url()))
    await page.close()
    expect(new URL((await resumed).url()).searchParams.get('after')).toMatch(/^\d+-\d+$/)
    const subtitle = await change()
    await expect(last.frameLocator(PHONE).getByText(subtitle)).toBeAttached()
    expect(opened).toEqual(['/api/hotel/live', '/api/hotel/live'])
  })
})
