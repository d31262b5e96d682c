import type { PageInput } from '@innkeeper/api/page.ts'

const ELEMENT_ID = 'page-data'

/** The data of the page as inert JSON, once; a `<` in it must not end the element. */
export function pageDataElement(input: PageInput): string {
  const json = JSON.stringify(input).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** What the server wrote into this page. */
export function readPageData(document: Document): PageInput {
  const element = document.getElementById(ELEMENT_ID)
  if (!element?.textContent) throw new Error('The page carries no data')
  return JSON.parse(element.textContent) as PageInput
}
