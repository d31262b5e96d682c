import { answerPage, answerPart, answerSession } from './answers.ts'
import { dropOldParts, keepApp } from './keep-app.ts'
import { kindOf } from './whose-request.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build: the files that the cleaning page runs, those that load later among them. */
declare const CLEANING_PARTS: readonly string[]
/** Named once, so that the list stands in the worker once. */
const PARTS = CLEANING_PARTS

const ANSWERS = { page: answerPage, session: answerSession, part: answerPart }

self.addEventListener('install', (event) => {
  event.waitUntil(keepApp(PARTS).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(dropOldParts(PARTS)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { url, method, mode } = request
  const asked = { url: new URL(url), method, isNavigation: mode === 'navigate' }
  const kind = kindOf(asked, location.origin, PARTS)
  if (kind !== null) event.respondWith(ANSWERS[kind](request))
})
