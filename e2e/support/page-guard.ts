import type { BrowserContext } from '@playwright/test'

/** The browser's own word on a slide between pages that it left out: the page is there, without it. */
const SLIDE_LEFT_OUT = /^Transition was (aborted|skipped)/

/** Collects what a person would not see but a developer must: console errors, page errors, foreign requests. */
export class PageGuard {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #origin: string

  constructor(context: BrowserContext, origin: string) {
    this.#origin = origin
    this.watch(context)
  }

  /** One more whose errors count. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#seen.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
      const { message } = error.error()
      if (!SLIDE_LEFT_OUT.test(message)) this.#seen.push(`page: ${message}`)
    })
    context.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && new URL(url).origin !== this.#origin)
        this.#seen.push(`foreign request: ${url}`)
    })
  }

  /** For a journey that is about an error: what it says there is meant. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}
