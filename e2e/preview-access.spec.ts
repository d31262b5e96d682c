import { joinAs } from './support/newcomers.ts'
import { addCards, test } from './support/own-property.ts'
import { PHONE } from './support/screens.ts'
import { expect } from './support/test.ts'

type Member = { userId: string; roles: string[] }

test('a preview is for who edits content, and a copied one ends with the membership that made it', async ({
  page: owner,
  property,
  person,
  server,
}) => {
  await addCards(owner, [{ type: 'Content', title: 'Not yet for guests' }])
  const [editor, analyst, phone] = [await person(), await person(), await person(PHONE)]
  await joinAs(server, owner, editor, ['editor'])
  await joinAs(server, owner, analyst, ['analyst'])
  const preview = `${property.guestbook}/preview?states=checkin&draft=1`
  const draftOn = (page: typeof owner) => page.getByRole('heading', { name: 'Not yet for guests' })
  const greeting = (page: typeof owner) => page.getByRole('heading', { level: 1 })

  await editor.goto('/admin/guestbook')
  const frame = editor.frameLocator('iframe[title="The guestbook as a guest sees it"]')
  await expect(frame.getByRole('heading', { name: 'Not yet for guests' })).toBeVisible()
  const copied = await editor
    .getByRole('link', { name: 'Open the preview in a new window' })
    .getAttribute('href')
  await phone.goto(copied ?? '')
  await expect(draftOn(phone)).toBeVisible()
  // Their staff app would rightly complain; their session goes on.
  await editor.close()

  await analyst.goto(preview)
  await expect(greeting(analyst)).toBeVisible()
  await expect(draftOn(analyst)).toHaveCount(0)

  const { data } = await (await owner.request.get('/api/hotel/team')).json()
  const left = data.members.find(({ roles }: Member) => roles.includes('editor')) as Member
  const removed = await owner.request.delete(`/api/hotel/team/members/${left.userId}`)
  expect(removed.ok()).toBe(true)
  // The page on the phone is left open: it becomes what any visitor sees.
  await expect(draftOn(phone)).toHaveCount(0)
  await expect(greeting(phone)).toBeVisible()
  await phone.goto(copied ?? '')
  await expect(greeting(phone)).toBeVisible()
  await expect(draftOn(phone)).toHaveCount(0)
})
