import { expectAccessible } from './accessibility.ts'
import { PageGuard } from './page-guard.ts'
import { expect, test } from './test.ts'

test.describe('what every journey is watched for', () => {
  test('an error in the console and an uncaught one are found', async ({ browser, server }) => {
    const context = await browser.newContext()
    const guard = new PageGuard(context, server.url)
    const page = await context.newPage()
    const uncaught = context.waitForEvent('weberror')
    await page.evaluate("console.error('broken'); setTimeout(() => { throw new Error('uncaught') })")
    await uncaught
    expect(guard.unexpected()).toEqual([
      expect.stringContaining('broken'),
      expect.stringContaining('uncaught'),
    ])
    guard.expectError(/broken/)
    expect(guard.unexpected()).toEqual([expect.stringContaining('uncaught')])
    await context.close()
  })

  test('a request to a foreign server is found', async ({ browser, server }) => {
    const context = await browser.newContext()
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
    const guard = new PageGuard(context, server.url)
    const page = await context.newPage()
    await page.goto('https://elsewhere.example/pixel')
    expect(guard.unexpected()).toEqual([expect.stringContaining('https://elsewhere.example/pixel')])
    await context.close()
  })

  test('a picture without words is found', async ({ page }) => {
    await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1><img src="data:,"></main></html>')
    await expect(expectAccessible(page)).rejects.toThrow('image-alt')
  })
})
